export { toFileName } from './file-names.js';
