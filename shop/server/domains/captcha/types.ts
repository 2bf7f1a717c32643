import type { CaptchaProvider, CaptchaSettings } from 'vitrine/core/captcha';
import type { AltchaChallenge } from './altcha-schema.js';

export type CaptchaVendor = Exclude<CaptchaProvider, 'altcha'>;

/** Settings for verifying tokens with vendors. ALTCHA needs none. */
export interface CaptchaOptions {
  /** The site's secret key for each vendor in use. */
  readonly secrets?: Partial<Readonly<Record<CaptchaVendor, string>>>;
  /** Calls the vendors; by default the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface CaptchaCheck {
  /** A signed challenge for ALTCHA v2, valid for ten minutes. */
  issueChallenge(): Promise<AltchaChallenge>;
  /**
   * Resolves if there is no captcha, or if the token is solved and used for the first time. Calls a vendor or the
   * database, and uses the token up: call it outside transactions and after all other checks.
   * @throws Problem `captcha` ('Complete CAPTCHA before submitting.') for any other token; an Error if the token cannot
   * be verified because the vendor does not respond or its secret is missing.
   */
  require(settings: CaptchaSettings | null, token: string | null | undefined): Promise<void>;
}
