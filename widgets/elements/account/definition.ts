import type { MemberErrorCode } from '../../../core/members/index.js';
import {
  address,
  boolean,
  defineWidget,
  event,
  method,
  type PropsOf,
} from '../../element/index.js';

export interface SignedOutDetail {
  /** Whether a copy of the cart stays in this browser. */
  readonly cloneCart: boolean;
  /** The page that is opened next, absolute; '' with `stay`. */
  readonly next: string;
}

export interface SignOutFailedDetail {
  /** Why it failed. */
  readonly code: MemberErrorCode;
  /** The sentence that the visitor saw. */
  readonly message: string;
}

export const account = defineWidget({
  tag: 'vitrine-account',
  summary:
    "The signed-in member: name, email, orders, and signing out with the choice to leave a copy of the cart in this browser. For others it is the page's own content, and asks nothing.",
  props: {
    next: address({
      fallback: '',
      description:
        'The page of this site that is opened after signing out; this page again if left out.',
    }),
    stay: boolean({ description: 'Stays on the page after signing out.' }),
  },
  events: {
    onSignedOut: event<SignedOutDetail>({
      type: 'vitrine-signed-out',
      description: 'The server has ended the session. The next page is opened after it.',
    }),
    onSignOutFailed: event<SignOutFailedDetail>({
      type: 'vitrine-sign-out-failed',
      description: 'Signing out failed; the member is still signed in.',
    }),
  },
  methods: {
    refresh: method<() => Promise<void>>({ description: 'Reads the account again.' }),
    signOut: method<(cloneCart?: boolean) => Promise<void>>({
      description: 'Signs out as the button does; the choice of the page is taken over its box.',
    }),
  },
  slots: {
    '': 'What visitors see who are not signed in, such as a link to the sign-in page; it stays until the account is there.',
  },
  parts: {
    name: 'The name of the member, or the email.',
    email: 'The email, where the name stands before it.',
    orders: 'The list of orders.',
    order: 'One order.',
    'sign-out': 'The button.',
    failure: 'What could not be loaded, or why signing out failed.',
    retry: 'The button that tries again.',
  },
  states: { 'signed-in': 'A member is signed in, and shown.', loading: 'The account is read.' },
  cssProperties: {
    '--vitrine-account-border': 'Line between the orders.',
    '--vitrine-account-button-background': 'Background of the button.',
    '--vitrine-account-button-color': 'Text colour of the button.',
  },
});

export type AccountProps = PropsOf<typeof account>;
