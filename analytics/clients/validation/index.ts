export { createValidationClient } from './validation-client.js';
