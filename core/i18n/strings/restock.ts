import { defineStrings, type TextsOf } from '../define-strings.js';
import { restockPageTexts } from './restock-page.js';

/** The restock signup: sentences of storefront §4 and §5, and the texts around its field. */
export const restockStrings = /* @__PURE__ */ defineStrings('restock', {
  ...restockPageTexts,

  // Storefront §4, §5.
  signedUp: 'Signed up!',
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',

  soldOut: '{item} is sold out.',
  soldOutItem: 'This is sold out.',
  intro: 'Get an email when it is back in stock.',
  mailingList: 'Also send me news and offers',
  sending: 'Signing up…',
  notConfirmed: 'We could not confirm this. You can try again: it counts once.',
  alreadySignedUp: 'You have signed up. We will email you when {item} is back in stock.',
  alreadySignedUpItem: 'You have signed up. We will email you when it is back in stock.',
  anotherEmail: 'Use another email',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof restockStrings> {}
}
