export { findForm, seedForms } from './forms.js';
export { readProductAnswers, requireValid } from './product-answers.js';
export type { FieldSeed, FormSeed } from './types.js';
