export type { AnswerSettings } from './answer-rules.js';
export { describeAnswers, type DescribedAnswer } from './describe-answers.js';
export { deriveForm } from './derive/derive-form.js';
export { isValidEmail } from './email.js';
export {
  fieldKinds,
  partsOf,
  type ControlKind,
  type FieldKind,
  type FieldShape,
  type PartKind,
} from './field-kinds.js';
export { countryCodes, listCountries, type Country } from './countries.js';
export { fieldDisplays, type FieldDisplay } from './displays.js';
export {
  fieldTypes,
  type Answer,
  type FieldType,
  type Form,
  type FormField,
  type FormValues,
} from './form.js';
export { formLimits } from './form-limits.js';
export { checkAnswers, readFieldErrors } from './check-answers.js';
export { fetchForm, fetchFormFrom } from './fetch-form.js';
export { boxText, oneBoxOf, type OneBox } from './one-box.js';
export { readMaxLength } from './max-length.js';
export { FormError, parseForm } from './parse-form.js';
export { reservedIds } from './reserved-ids.js';
export { ownMember } from '../base/index.js';
export { isParted, partNames, readParts, type PartName } from './parts.js';
export {
  controlName,
  hiddenValue,
  isUnanswered,
  readAnswers,
  readFormData,
  readOtherAnswers,
  textsOf,
} from './read-answers.js';
export { readRedirect } from './read-redirect.js';
export { sanitiseText, sanitiseValues } from './sanitise-values.js';
export { findProblem, validateAnswers, type FieldErrors } from './validate.js';
export { opinions, opinionValues, wordAnswer, type Opinion } from './word-answer.js';
