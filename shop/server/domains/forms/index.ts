export {
  createFolderStore,
  createMemoryStore,
  type FileStore,
  type StoredFile,
} from './files/index.js';
export { createForms } from './create-forms.js';
export { readProductAnswers } from './product-answers.js';
export { seedWebsiteForms } from './seed-forms.js';
export { isFormInCallerWords } from './words/index.js';
export type {
  FormJson,
  Forms,
  FormSummary,
  SentForm,
  Submission,
  SubmissionPage,
} from './types.js';
