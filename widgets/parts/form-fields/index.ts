// The fields of a form as real controls, for widgets with a form. No element of its own.
import styles from './form-fields.css?inline';

export { CharacterCounter } from './character-counter.js';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.js';
export { fieldAttribute } from './field-frame.js';
export { FormFields, type FormFieldsProps } from './form-fields.js';
export { useErrorTitle } from './use-error-title.js';
export { useFieldChecks, type FieldChecks } from './use-field-checks.js';
export { useSpokenCount } from './use-spoken-count.js';

/** The sheet that a widget with fields adopts before its own. All its classes begin with `vitrine-`: they stand in the page. */
export const formFieldsStyles: string = styles;
