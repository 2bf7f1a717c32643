export { formatError } from './code-frame.js';
export { createLocator, type Position } from './position.js';
export { refuseErrors, StrictModeError, type TemplateError } from './template-error.js';
export { describeFault, type Fault } from './fault.js';
export { typeOf, type Details, type ErrorType } from './message.js';
export { errorTexts, type ErrorCode, type ErrorTexts } from './texts.js';
