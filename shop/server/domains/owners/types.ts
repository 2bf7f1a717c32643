import type { Context } from 'hono';
import type { ContributorRole } from 'vitrine/core/content';

/** A request of any page or call of this server. */
export type OwnerCall = Context;

/** A browser in which the owner is signed in. Times are milliseconds since 1970. */
export interface OwnerSession {
  readonly id: number;
  /** Browser and system in words, such as `Firefox on Linux`. */
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
  /** Null for the first owner, who signs in with the password alone. */
  readonly account: OwnerAccount | null;
  readonly roles: readonly ContributorRole[];
}

export interface OwnerAccount {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
}

/** The actions of the record, in words before the target. Codes are stored, so a released one stays. */
export const ownerActionWords = {
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
  'header-footer-saved': 'Saved header and footer,',
  'ad-pixel-saved': 'Changed the ad pixel to',
  'fonts-chosen': 'Chose the fonts',
  'font-uploaded': 'Uploaded font',
  'font-removed': 'Deleted a file of font',
  'lesson-films-saved': 'Changed the films of',
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
  'account-enabled': 'Enabled account',
  'password-changed': 'Changed the password',
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
} as const;

export type OwnerActionCode = keyof typeof ownerActionWords;

export interface OwnerAction {
  /** Milliseconds since 1970; of refused sign-ins, the first in its hour. */
  readonly happenedAt: number;
  /** Null for what happened without a session. */
  readonly session: number | null;
  /** The name of the account or API key; null for the first owner and for what happened without a session. */
  readonly who: string | null;
  readonly action: OwnerActionCode;
  /** The id of what was changed: a form, a variant, a session; null if there is none. */
  readonly target: string | null;
  readonly times: number;
}

export interface OwnerActionPage {
  /** At most 50, newest first. */
  readonly actions: readonly OwnerAction[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/** The proof of the second factor; one of them is enough. */
export interface GivenCode {
  /** The six digits of the authenticator app. */
  readonly code: string;
  readonly recoveryCode: string;
}

export type SecondFactorState =
  | { readonly isOn: false }
  | {
      readonly isOn: true;
      /** Milliseconds since 1970. */
      readonly since: number;
      readonly recoveryCodes: number;
    };

/** A second factor that waits for its first code. */
export interface PendingSecondFactor {
  /** Base32, for typing it into an app. */
  readonly secret: string;
  /** The same as an `otpauth:` address, for a link and a QR code. */
  readonly address: string;
}
