import type { RestockErrorCode, RestockVariant } from '../../../core/commerce/restock/index.js';
import { boolean, defineWidget, event, string, type PropsOf } from '../../element/index.js';
import type { BeforeSignUpDetail } from '../../parts/page-events/index.js';

export interface SignUpFailedDetail extends RestockVariant {
  /** Why it failed. */
  readonly code: RestockErrorCode;
  /** The sentence that the visitor saw. */
  readonly message: string;
}

export const restock = defineWidget({
  tag: 'vitrine-restock',
  summary:
    'Signs a visitor up for an email when a sold-out variant is back. Stands in place of the add-to-cart button while the chosen variant is sold out, and shows nothing otherwise.',
  rendering: 'light-container',
  // One that begins hidden is never near the viewport.
  load: 'eager',
  props: {
    productId: string({ description: 'The product; the nearest vitrine-product if left out.' }),
    variantId: string({
      description:
        'The one variant it is for, shown only while that is chosen; whichever is chosen if left out.',
    }),
    captcha: string({
      description:
        'Who tells a person from a program: recaptcha, hcaptcha, turnstile or altcha. With a site key, recaptcha if left out.',
    }),
    captchaSiteKey: string({ description: "The site's key at that vendor; altcha needs none." }),
    buttonText: string({ description: 'The text of the button; "Sign Up" if left out.' }),
    successText: string({
      description: 'What takes the place of the form after a signup; "Signed up!" if left out.',
    }),
    mailingList: boolean({ description: 'Offers the mailing list with a box to tick.' }),
    mailingListText: string({ description: 'The text of that box.' }),
  },
  events: {
    onBeforeSubmit: event<BeforeSignUpDetail>({
      type: 'vitrine-before-submit',
      cancelable: true,
      description:
        'A valid address is about to be sent. A listener may change the address and the wish, or prevent that.',
    }),
    onRestockSignedUp: event<RestockVariant>({
      type: 'vitrine-restock-signed-up',
      description: 'The server has taken the signup.',
    }),
    onRestockFailed: event<SignUpFailedDetail>({
      type: 'vitrine-restock-failed',
      description: 'A signup failed, or was not sent because something is missing.',
    }),
  },
  slots: {
    '': 'The plain form, which works until the widget is there: fields named `productId`, `variantId`, `email` and `isJoinMailingList`. What was typed and its texts are taken over.',
  },
  states: { offered: 'It shows the form, or that the visitor has signed up.' },
  cssProperties: {
    '--vitrine-restock-border': 'Border around the form.',
    '--vitrine-restock-background': 'Its background.',
    '--vitrine-restock-radius': 'Its corner radius.',
    '--vitrine-restock-padding': 'Space between border and form.',
    '--vitrine-restock-button-background': 'Background of the button.',
    '--vitrine-restock-button-color': 'Text colour of the button.',
    '--vitrine-form-control-border': 'Border of the field, as of every form.',
    '--vitrine-form-control-background': 'Background of the field.',
    '--vitrine-form-error-color': 'Colour of what is wrong.',
  },
});

export type RestockProps = PropsOf<typeof restock>;
