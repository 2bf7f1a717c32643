export type { AnswerSettings } from './answer-rules.js';
export { isShown, shownValues } from './conditions.js';
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
export { countryCodes, listCountries, type Country } from './countries/index.js';
export { displaysOf, fieldDisplays, type FieldDisplay } from './displays.js';
export {
  fieldTypes,
  type Answer,
  type FieldType,
  type Form,
  type FormField,
  type FormSection,
  type FormValues,
  type ShowRule,
} from './form.js';
export { honeypotAttributes, honeypotName, isTrapped } from './honeypot.js';
export { groupFields, type FieldGroup } from './sections.js';
export {
  acceptOf,
  cleanFileName,
  fileHeadLength,
  fileKindNames,
  fileKinds,
  fileLimits,
  findFileProblem,
  megabyte,
  printFileReference,
  readFileKind,
  readFileReference,
  unsentFile,
  wordFileRules,
  type FileKindName,
  type FileReference,
  type FileRules,
} from './files/index.js';
export { formLimits } from './form-limits.js';
export { checkAnswers, readFieldErrors } from './check-answers.js';
export { fetchForm, fetchFormFrom } from './fetch-form.js';
export { formDataOf } from './form-data.js';
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
export { sanitiseText } from './sanitise-text.js';
export { sanitiseValues } from './sanitise-values.js';
export { findProblem, validateAnswers, type FieldErrors } from './validate.js';
export { wordProblem } from './word-problem.js';
export { opinions, opinionValues, wordAnswer, type Opinion } from './word-answer.js';
