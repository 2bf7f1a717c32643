export { createFolderStore, type FileStore, type StoredFile } from './files/index.js';
export { readProductAnswers } from './product-answers.js';
export { isFormInCallerWords } from './words/index.js';
export type {
  FormJson,
  Forms,
  FormSummary,
  SentForm,
  Submission,
  SubmissionPage,
} from './types.js';
