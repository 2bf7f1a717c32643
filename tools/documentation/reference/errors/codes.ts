import type { CartErrorCode } from '../../../../core/commerce/cart/index.js';
import type { RestockErrorCode } from '../../../../core/commerce/restock/index.js';
import type { FormSubmitErrorCode } from '../../../../core/forms/submission/index.js';
import type { NetErrorCode } from '../../../../core/net/index.js';

/** The explanation of an error, and its fix for an author or a shopper. */
export interface Advice {
  readonly means: string;
  readonly fix: string;
}

/** Codes of failed calls, which all features share. */
export const netAdvice = {
  offline: {
    means: 'There is no network.',
    fix: 'Nothing to fix: the shopper tries again. Adds and forms keep what was typed.',
  },
  unreachable: {
    means: 'The shop does not answer, although the network works.',
    fix: 'Check `data-api`, and that the shop runs.',
  },
  refused: {
    means: 'The browser lets this page not call the shop.',
    fix: "Read the console: it names the origin that the shop has to allow, or the entry that the page's policy lacks.",
  },
  timeout: {
    means: 'No answer came in time.',
    fix: 'Check how long the server takes. A change with a key may be repeated safely.',
  },
  aborted: {
    means: 'The page gave the call up, for example because it was left.',
    fix: 'Nothing to fix.',
  },
  crumb: {
    means: 'The crumb of the page is missing or stale.',
    fix: 'Let the server set the `crumb` cookie with its pages; the shopper reloads the page.',
  },
  'rate-limited': {
    means: 'The visitor made too many calls.',
    fix: 'Wait for `Retry-After`. An owner raises `RATE_LIMITS` of the server.',
  },
  'not-found': {
    means: 'The product, line or page does not exist.',
    fix: 'Check the ids that the page names.',
  },
  gone: {
    means: 'The cart has expired or was bought.',
    fix: 'Nothing to fix: the next add starts a new cart.',
  },
  rejected: {
    means: 'The shop refused the change, and nothing was changed.',
    fix: "Show the sentence of the shop; the table of the server's codes says why.",
  },
  server: {
    means: 'The server failed.',
    fix: "Read the server's log.",
  },
  'unexpected-answer': {
    means: 'The answer is not what the contract says.',
    fix: 'Compare it with the schema of the call on the page Server; the console names the field.',
  },
} as const satisfies Record<NetErrorCode, Advice>;

export const cartAdvice = {
  'invalid-quantity': {
    means: 'The quantity is not a whole number within the limits.',
    fix: 'Give a whole number from 1 to 9999.',
  },
  canceled: {
    means: 'A listener or an action of the page refused the change.',
    fix: 'Nothing to fix: the page itself tells the shopper why.',
  },
  unknown: {
    means: 'Something threw that is no answer of a server.',
    fix: 'Read the console: the cause was reported.',
  },
} as const satisfies Record<Exclude<CartErrorCode, NetErrorCode>, Advice>;

export const formAdvice = {
  'invalid-fields': {
    means: 'Answers are missing or not valid; `errors` of the event names the fields.',
    fix: 'The shopper corrects the fields, which say what is wrong.',
  },
  captcha: {
    means: 'The captcha was not solved, or the server refused it.',
    fix: "The shopper solves it again. Check the site's key and the server's secret.",
  },
  'submission-key': {
    means: 'The server gave no key for this submission, or refused it.',
    fix: 'Check that `/api/form/FormSubmissionKey` answers; the shopper sends the form again.',
  },
  unparsable: {
    means: 'The fields of the page could not be read.',
    fix: 'Read the console: it names the field of the JSON.',
  },
  unknown: cartAdvice.unknown,
} as const satisfies Record<Exclude<FormSubmitErrorCode, NetErrorCode>, Advice>;

export const restockAdvice = {
  'email-blank': { means: 'No address was typed.', fix: 'The shopper types one.' },
  'email-invalid': {
    means: 'What was typed is no e-mail address.',
    fix: 'The shopper corrects it.',
  },
  captcha: formAdvice.captcha,
  'item-not-found': {
    means: 'The shop has no such product or variant.',
    fix: 'Check the ids that the page names.',
  },
  'in-stock': {
    means: 'The variant can be bought again.',
    fix: 'The shopper reloads the page and buys it.',
  },
  'owner-only': { means: 'Only the owner may make this call.', fix: 'Sign in as the owner.' },
  unknown: cartAdvice.unknown,
} as const satisfies Record<Exclude<RestockErrorCode, NetErrorCode>, Advice>;
