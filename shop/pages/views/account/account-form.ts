import { signInStrings } from 'vitrine/core/i18n';
import { website } from '../../site.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { fieldView, type Field, type Typed } from '../parts/field.js';
import { passkeySignIn } from './passkeys.js';
import { emailField, nameField, newPasswordField, passwordField } from './account-fields.js';

interface Step {
  readonly path: string;
  readonly heading: Phrase;
  readonly lead?: Phrase;
  readonly button?: Phrase;
  readonly fields: readonly Field[];
}

/** The pages with one form, and those that say what has happened. */
export const accountSteps = {
  signIn: { path: '/account/sign-in', heading: 'Sign in', fields: [emailField, passwordField] },
  signUp: {
    path: '/account/sign-up',
    heading: 'Create an account',
    lead: 'We send a link to this address. With its press you can sign in.',
    button: 'Create an account',
    fields: [emailField, nameField, { ...newPasswordField, label: 'Password' }],
  },
  confirm: {
    path: '/account/confirm',
    heading: 'Confirm your account',
    lead: 'With the password that you have chosen for it.',
    button: 'Confirm',
    fields: [passwordField],
  },
  forgotten: {
    path: '/account/forgotten',
    heading: 'Choose a new password',
    lead: 'We send a link for that, if this address has an account.',
    button: 'Send the link',
    fields: [emailField],
  },
  reset: {
    path: '/account/reset',
    heading: 'Choose a new password',
    button: 'Change the password',
    fields: [newPasswordField],
  },
  mailed: {
    path: '/account/mailed',
    heading: 'Please open your mail',
    lead: 'If there is something to do, a link is on its way to the address that you have entered.',
    fields: [],
  },
  ended: {
    path: '/account/forgotten',
    heading: 'This link has ended',
    lead: 'It was used, it is too old, or it is incomplete. You can ask for another one.',
    fields: [],
  },
  deleted: { path: '/', heading: 'Your account is deleted', fields: [] },
} as const satisfies Readonly<Record<string, Step>>;

/** What has just been done, by the name that the address has for it. */
export const signInDone: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['confirmed', 'Your account is confirmed. You can sign in now.'],
  ['reset', 'The password has changed. Please sign in with it.'],
]);

export type AccountStep = keyof typeof accountSteps;

export interface AccountFormPage {
  readonly crumb: string;
  readonly typed?: Typed;
  readonly errors?: Typed;
  readonly problem?: string | null;
  /** What has just been done. */
  readonly done?: Phrase | null;
  /** The page to go on to; '' for the account. */
  readonly from?: string;
  /** Whether the shop has passkeys. */
  readonly hasPasskeys?: boolean;
  /** The code of a link in a mail. */
  readonly code?: string;
}

/** A page with one form about an account. Passwords are not shown again. */
export function accountFormView(step: AccountStep, page: AccountFormPage) {
  const { path, heading, lead, button, fields }: Step = accountSteps[step];
  const { crumb, typed = {}, errors = {}, problem = null, done = null, from = '' } = page;
  const shown = Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'password' ? '' : (typed[field.name] ?? '')]),
  );
  const isSignIn = step === 'signIn';
  return {
    title: `${say(heading)} – ${website.siteTitle}`,
    description: say(heading),
    page: null,
    sheets: ['forms'] as const,
    heading: say(heading),
    lead: lead === undefined ? null : say(lead),
    problem,
    done: done && say(done),
    form:
      button || isSignIn
        ? {
            url: toAddress(path),
            crumb,
            from,
            code: page.code ?? '',
            fields: fields.map((field) => fieldView(field, shown, errors)),
            rememberMe: isSignIn && {
              label: signInStrings('rememberMe'),
              isOn: typed['rememberMe'] === 'true',
            },
            button: button ? say(button) : signInStrings('signIn'),
          }
        : null,
    widget: isSignIn ? { url: toAddress(from || '/account') } : null,
    passkey: isSignIn && page.hasPasskeys ? passkeySignIn(from || '/account') : null,
    links: isSignIn
      ? [
          { url: toAddress(accountSteps.forgotten.path), text: signInStrings('forgotten') },
          { url: toAddress(accountSteps.signUp.path), text: signInStrings('signUp') },
        ]
      : [{ url: toAddress(accountSteps.signIn.path), text: signInStrings('signIn') }],
  };
}
