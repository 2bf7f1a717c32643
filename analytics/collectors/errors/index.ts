export { createErrorReporter } from './error-reporter.js';
export { listenForErrors } from './listen-for-errors.js';
export type { ErrorReporterOptions } from './types.js';
