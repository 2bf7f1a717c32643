import type { MemberErrorCode } from '../../../core/members/index.js';
import { address, boolean, defineWidget, event, type PropsOf } from '../../element/index.js';

export interface BeforeSignInDetail {
  /** As typed; surrounding spaces are not sent. */
  email: string;
  /** Whether the browser stays signed in when it is closed. */
  rememberMe: boolean;
}

export interface SignedInDetail {
  /** The page that is opened next, absolute; '' with `stay`. */
  readonly next: string;
}

export interface SignInFailedDetail {
  /** Why it failed. */
  readonly code: MemberErrorCode;
  /** The sentence that the visitor saw. */
  readonly message: string;
}

export const login = defineWidget({
  tag: 'vitrine-login',
  summary:
    'Signs a member of the site in with email and password, without leaving the page for a wrong one. On pages of another origin than the shop, the plain form stays.',
  rendering: 'light-container',
  props: {
    next: address({
      fallback: '',
      description:
        'The page of this site that is opened after signing in; this page again if left out.',
    }),
    stay: boolean({
      description:
        'Stays on the page and says that one is signed in; the page itself shows what is new.',
    }),
    forgottenHref: address({
      fallback: '',
      description: 'Where one asks for a new password; without it there is no link.',
    }),
    signUpHref: address({
      fallback: '',
      description: 'Where one creates an account; without it there is no link.',
    }),
  },
  events: {
    onBeforeSignIn: event<BeforeSignInDetail>({
      type: 'vitrine-before-sign-in',
      cancelable: true,
      description:
        'Email and password are about to be sent. A listener may change the email and the wish, or prevent that. The password is in no event.',
    }),
    onSignedIn: event<SignedInDetail>({
      type: 'vitrine-signed-in',
      description: 'The server has signed the member in. The next page is opened after it.',
    }),
    onSignInFailed: event<SignInFailedDetail>({
      type: 'vitrine-sign-in-failed',
      description: 'Signing in failed, or nothing was sent because something is missing.',
    }),
  },
  slots: {
    '': 'The plain form, which works until the widget is there: fields named `email`, `password` and `rememberMe`. What was typed is taken over.',
  },
  states: { 'signed-in': 'Somebody has signed in with it; the page stays.' },
  cssProperties: {
    '--vitrine-login-button-background': 'Background of the button.',
    '--vitrine-login-button-color': 'Text colour of the button.',
    '--vitrine-form-control-border': 'Border of the fields, as of every form.',
    '--vitrine-form-control-background': 'Background of the fields.',
    '--vitrine-form-error-color': 'Colour of what is wrong.',
  },
});

export type LoginProps = PropsOf<typeof login>;
