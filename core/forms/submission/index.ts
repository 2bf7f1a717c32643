import './bus-events.js';

export { getDrafts, restoreAnswers, type Draft, type Drafts } from './drafts.js';
export { readPageContext, type PageContext } from './page-context.js';
export {
  FormSubmitError,
  refuseCaptcha,
  refuseFields,
  toSubmitError,
  type FormSubmitErrorCode,
} from './submit-error.js';
export {
  submitForm,
  type CaptchaState,
  type SubmitOptions,
  type SubmitReceipt,
} from './submit-form.js';
