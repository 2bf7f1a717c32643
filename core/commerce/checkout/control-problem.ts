import { isValidEmail } from '../../forms/index.js';
import { formStrings } from '../../i18n/index.js';

/** The facts of a page's own field. */
export interface ControlFacts {
  readonly value: string;
  readonly isRequired: boolean;
  readonly isEmail: boolean;
}

/** The problem of a field of the checkout, as far as a page can tell; null for none. The server checks the rest. */
export function controlProblem({ value, isRequired, isEmail }: ControlFacts): string | null {
  const text = value.trim();
  if (text === '') return isRequired ? formStrings('required') : null;
  if (!isEmail || isValidEmail(text)) return null;
  return formStrings('invalidEmail', { email: formStrings('emailExample') });
}
