export { createForms } from './create-forms.js';
export { readProductAnswers } from './product-answers.js';
export { seedWebsiteForms } from './seed-forms.js';
export type { FormJson, Forms, FormSummary, SentForm, SubmissionPage } from './types.js';
