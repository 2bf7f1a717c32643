import {
  formDataOf,
  readFormData,
  sanitiseValues,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import { FormSubmitError } from '../../../core/forms/submission/index.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';

/**
 * Reads the answers of a form, sanitised.
 * @throws FormSubmitError `unparsable` if the fields cannot be read (storefront §8).
 */
export function readForm(form: Form, element: HTMLFormElement): FormValues {
  try {
    return sanitiseValues(readFormData(form, formDataOf(element)));
  } catch (cause) {
    throw new FormSubmitError('unparsable', formSubmissionStrings('unparsable'), { cause });
  }
}
