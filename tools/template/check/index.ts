export { check } from './check.js';
