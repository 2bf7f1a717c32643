// The fields of a form as native controls. Not an element.
import { selectStyles } from '../select/index.js';
import styles from './form-fields.css?inline';

export { CharacterCounter } from './character-counter.js';
export { describeBy, descriptionsOf, undescribe } from './descriptions.js';
export { ErrorSummary } from './error-summary.js';
export { fieldAttribute } from './field-frame.js';
export { FormFields } from './form-fields.js';
export { LazyUpload } from './lazy-upload.js';
export { useConditions } from './use-conditions.js';
export { useErrorTitle } from './use-error-title.js';
export { useFieldChecks, type FieldChecks } from './use-field-checks.js';
export { useSpokenCount } from './use-spoken-count.js';

/**
 * Style sheets to adopt before the widget's own. All classes begin with `vitrine-`, because the fields are in the light
 * DOM.
 */
export const formFieldsStyles: readonly string[] = [selectStyles, styles];
