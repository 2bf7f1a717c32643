export { createErrorReporter } from './error-reporter.js';
export { listenForErrors } from './listen-for-errors.js';
export { deliverErrors, errorRoute } from './route.js';
export type { ErrorRecord, ErrorReporterOptions } from './types.js';
