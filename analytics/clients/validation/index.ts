export { createValidationClient, type ValidationOptions } from './validation-client.js';
