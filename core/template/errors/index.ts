export { catalogue, messageOf, type Details, type ErrorCode, type ErrorType } from './catalogue.js';
export { formatError } from './code-frame.js';
export { createLocator, type Position } from './position.js';
export { refuseErrors, StrictModeError, type TemplateError } from './template-error.js';
export { describeFault, type Fault } from './fault.js';
