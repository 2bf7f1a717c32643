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

/** What the record can contain. Codes are stored, so one that has been released stays. */
export const ownerActionCodes = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'form-saved',
  'form-removed',
  'restock-sent',
  'comment-moderated',
  'review-approved',
  'review-refused',
  'mail-sent-again',
  'letter-answered',
  'letter-marked',
  'letter-removed',
  'letters-exported',
  'address-removed',
  'list-exported',
  'order-sent',
  'order-refunded',
  'order-cancelled',
  'order-note',
  'subscription-paused',
  'subscription-resumed',
  'subscription-skipped',
  'subscription-cancelled',
  'subscription-note',
  'gift-card-disabled',
  'gift-card-enabled',
  'person-erased',
  'languages-changed',
  'translation-disconnected',
  'header-footer-saved',
  'ad-pixel-saved',
  'fonts-chosen',
  'font-uploaded',
  'font-removed',
  'lesson-films-saved',
  'product-created',
  'product-saved',
  'product-removed',
  'stock-changed',
  'products-imported',
  'tag-renamed',
  'person-invited',
  'invitation-withdrawn',
  'roles-changed',
  'account-disabled',
  'account-enabled',
  'password-changed',
  'api-key-created',
  'api-key-deleted',
  'coupon-created',
  'coupon-saved',
  'coupon-on',
  'coupon-off',
  'discount-created',
  'discount-saved',
  'discount-on',
  'discount-off',
  'coupon-removed',
  'discount-moved',
  'discount-removed',
  'zone-created',
  'zone-saved',
  'zone-removed',
  'method-created',
  'method-saved',
  'method-moved',
  'method-removed',
  'tax-created',
  'tax-saved',
  'tax-removed',
] as const;

export type OwnerActionCode = (typeof ownerActionCodes)[number];

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

/** What somebody gives to prove the second factor; one of them is enough. */
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
