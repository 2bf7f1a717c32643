export { instructionTags } from './hint.js';
export { listErrors, type ErrorRemark } from './list-errors.js';
