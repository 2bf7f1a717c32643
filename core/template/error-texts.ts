/** The sentences of errors (§6), for engines of `vitrine/template/core` and `vitrine/template/pages`. */
export { errorTexts, formatError, type ErrorTexts } from './errors/index.js';
