export { runCommand, type Host } from './run-command.js';
