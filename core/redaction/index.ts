export { createRedaction, redacted, type Redaction, type RedactionOptions } from './redaction.js';
