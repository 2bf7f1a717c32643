export { createRedaction, type Redaction, type RedactionOptions } from './redaction.js';
