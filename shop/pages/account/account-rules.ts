import { isValidEmail } from 'vitrine/core/forms';
import { signInStrings } from 'vitrine/core/i18n';
import { accountLimits, Problem } from '../../server/index.js';
import type { Typed } from '../views/parts/field.js';
import { say } from '../words/say.js';

type Rule = (text: string) => string | null;

const needsEmail: Rule = (text) => {
  if (text.trim() === '') return signInStrings('emailMissing');
  return isValidEmail(text) && text.length <= accountLimits.email
    ? null
    : new Problem('email-invalid').message;
};

const needsNewPassword: Rule = (text) =>
  text.length < accountLimits.password.least || text.length > accountLimits.password.most
    ? say('At least 8 characters.')
    : null;

const needsPassword: Rule = (text) => (text === '' ? signInStrings('passwordMissing') : null);

const rules: Readonly<Record<string, Rule>> = {
  email: needsEmail,
  password: needsPassword,
  present: needsPassword,
  next: needsNewPassword,
};

/** What is wrong with the fields of a form, by their names; empty if nothing is. */
export function accountProblems(names: readonly string[], typed: Typed): Typed {
  const found = names.map((name) => [name, rules[name]?.(typed[name] ?? '') ?? null] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The name of an account is cut, so that nobody is kept from it by a long one. */
export const readName = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, accountLimits.name);
