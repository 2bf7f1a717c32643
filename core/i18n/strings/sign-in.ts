import { defineStrings, type TextsOf } from '../define-strings.js';

/** Signing in and the account of a member; the specification words none of it. */
export const signInStrings = /* @__PURE__ */ defineStrings('signIn', {
  email: 'Email',
  password: 'Password',
  rememberMe: 'Keep me signed in',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signedIn: 'You are signed in.',
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
  wrong: 'The email address or the password is not right.',
  notConfirmed: 'We could not confirm this. Please try again.',
  forgotten: 'Forgotten your password?',
  signUp: 'Create an account',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof signInStrings> {}
}
