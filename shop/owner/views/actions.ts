import type { OwnerAction, OwnerActionCode, OwnerActionPage } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { nextPageView } from './next-page.js';
import { ownerView } from './page.js';
import { actionsPath } from './security.js';

export interface ActionsPage {
  readonly crumb: string;
  readonly page: OwnerActionPage;
  readonly isFirst: boolean;
}

/** What the record says of each action. */
const words: Readonly<Record<OwnerActionCode, string>> = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'session-ended': 'Ended sign-in',
  'signed-out-everywhere': 'Signed out everywhere',
  'second-factor-on': 'Turned the second factor on',
  'second-factor-off': 'Turned the second factor off',
  'recovery-code-used': 'Used a recovery code',
  'form-saved': 'Saved form',
  'form-removed': 'Deleted form',
  'restock-sent': 'Notified shoppers about',
  'comment-moderated': 'Decided on comment',
  'review-approved': 'Approved review',
  'review-refused': 'Refused review',
  'mail-sent-again': 'Sent mail again',
  'letter-answered': 'Answered letter',
  'letter-marked': 'Marked letter',
  'letter-removed': 'Deleted letter to form',
  'letters-exported': 'Exported letters to form',
  'address-removed': 'Removed address',
  'list-exported': 'Exported',
  'order-sent': 'Marked as sent: order',
  'order-refunded': 'Refunded order',
  'order-cancelled': 'Cancelled order',
  'order-note': 'Wrote a note on order',
  'subscription-paused': 'Paused subscription',
  'subscription-resumed': 'Resumed subscription',
  'subscription-skipped': 'Skipped an order of subscription',
  'subscription-cancelled': 'Cancelled subscription',
  'subscription-note': 'Wrote a note on subscription',
  'gift-card-disabled': 'Disabled gift card',
  'gift-card-enabled': 'Enabled gift card',
  'person-erased': 'Erased a person; orders of theirs:',
  'languages-changed': 'Changed the languages to',
  'translation-disconnected': 'Turned translations off:',
  'ad-pixel-saved': 'Changed the ad pixel to',
  'fonts-chosen': 'Chose the fonts',
  'font-uploaded': 'Uploaded font',
  'font-removed': 'Deleted a file of font',
  'lesson-films-saved': 'Changed the films of',
  'header-footer-saved': 'Saved header and footer,',
  'product-created': 'Created product',
  'product-saved': 'Changed product',
  'product-removed': 'Deleted product',
  'stock-changed': 'Changed the stock of',
  'products-imported': 'Imported products:',
  'tag-renamed': 'Gave another name to',
  'person-invited': 'Sent invitation',
  'invitation-withdrawn': 'Withdrew invitation',
  'roles-changed': 'Changed the roles of account',
  'account-disabled': 'Disabled account',
  'password-changed': 'Changed the password',
  'account-enabled': 'Enabled account',
  'api-key-created': 'Created API key',
  'api-key-deleted': 'Deleted API key',
  'coupon-created': 'Created coupon',
  'coupon-saved': 'Changed coupon',
  'coupon-on': 'Switched on coupon',
  'coupon-off': 'Switched off coupon',
  'discount-created': 'Created automatic discount',
  'discount-saved': 'Changed automatic discount',
  'discount-on': 'Switched on automatic discount',
  'discount-off': 'Switched off automatic discount',
  'coupon-removed': 'Deleted coupon',
  'discount-moved': 'Moved automatic discount',
  'discount-removed': 'Deleted automatic discount',
  'zone-created': 'Created shipping zone',
  'zone-saved': 'Changed shipping zone',
  'zone-removed': 'Deleted shipping zone',
  'method-created': 'Created shipping method',
  'method-saved': 'Changed shipping method',
  'method-moved': 'Moved shipping method',
  'method-removed': 'Deleted shipping method',
  'tax-created': 'Created tax',
  'tax-saved': 'Changed tax',
  'tax-removed': 'Deleted tax',
};

/** The record of the owner's actions, newest first. */
export function actionsView({ crumb, page, isFirst }: ActionsPage) {
  return {
    ...ownerView({ heading: 'Record', place: 'security', crumb }),
    actions: page.actions.map((action) => ({
      time: momentView(action.happenedAt),
      words: actionWords(action),
      target: action.target,
      who: whoWords(action),
      session: action.session === null ? 'none' : `No. ${action.session}`,
    })),
    next: nextPageView(actionsPath, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(actionsPath) },
  };
}

function actionWords({ action, times }: OwnerAction): string {
  return times === 1 ? words[action] : `${words[action]} ${countWords(times, 'time')} in an hour`;
}

function whoWords({ who, session }: OwnerAction): string {
  return who ?? (session === null ? 'Nobody' : 'The first owner');
}
