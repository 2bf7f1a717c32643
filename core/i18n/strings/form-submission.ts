import { defineStrings, type TextsOf } from '../define-strings.js';

/**
 * Messages about sending a form: storefront §8, "Form submission" and its table of statuses; the last group is our own.
 */
export const formSubmissionStrings = /* @__PURE__ */ defineStrings('form-submission', {
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparsable: 'Could not parse the form fields, please check your entries.',
  problemBelow: 'Your form has encountered a problem. Please scroll down to review.',
  problemAbove: 'Your form has encountered a problem. Please scroll up to review.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverFault: 'Unable to send form. Please try again later.',
  notConfirmed:
    'We could not confirm that your form was sent. Please try again: it is stored once.',
  checkConnection: 'Please check your internet connection.',
  unableToLoad: 'Unable to load. Try again.',

  submitted: 'Thank you!',
  loading: 'Loading the form…',
  tryAgain: 'Try again',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof formSubmissionStrings> {}
}
