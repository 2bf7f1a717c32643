import { isValidEmail } from '../../../forms/index.js';
import { restockStrings } from '../../../i18n/index.js';
import { RestockError } from '../errors.js';

/** The error of an invalid address (storefront §5, "Restock email"); null when it is valid. */
export function emailProblem(email: string): RestockError | null {
  if (email.trim() === '') return new RestockError('email-blank', restockStrings('emailBlank'));
  return isValidEmail(email)
    ? null
    : new RestockError('email-invalid', restockStrings('emailInvalid'));
}
