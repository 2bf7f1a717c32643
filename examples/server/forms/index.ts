export { createForms } from './create-forms.js';
export { formSchema } from './form-schema.js';
export { readProductAnswers, requireValid } from './product-answers.js';
export { seedProductForms, seedWebsiteForms } from './seed-forms.js';
export { findForm } from './stored-forms.js';
export type {
  FieldJson,
  FormJson,
  Forms,
  FormSummary,
  PageContext,
  SentForm,
  Submission,
  SubmissionPage,
} from './types.js';
