export { createFolderStore, type FileStore } from './files/index.js';
export { readProductAnswers } from './product-answers.js';
export { parseKeptForm } from './parse-kept-form.js';
export { seedProductForms } from './seed-forms.js';
export { answersInCallerWords, formInCallerWords, isFormInCallerWords } from './words/index.js';
export type {
  FormJson,
  Forms,
  FormSummary,
  SentForm,
  StoredFile,
  Submission,
  SubmissionPage,
} from './types.js';
