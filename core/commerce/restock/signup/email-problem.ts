import { isValidEmail } from '../../../forms/index.js';
import { restockStrings } from '../../../i18n/index.js';
import { RestockError } from '../errors.js';

/** Why an address cannot be signed up with (storefront §5, "Restock email"); null when it can. */
export function emailProblem(email: string): RestockError | null {
  if (email.trim() === '') return new RestockError('email-blank', restockStrings('emailBlank'));
  return isValidEmail(email)
    ? null
    : new RestockError('email-invalid', restockStrings('emailInvalid'));
}
