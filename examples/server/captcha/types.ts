import type { CaptchaProvider, CaptchaSettings } from '../../../core/captcha/index.js';
import type { AltchaChallenge } from './altcha-schema.js';

export type CaptchaVendor = Exclude<CaptchaProvider, 'altcha'>;

/** How this server asks vendors whether a token is worth something. ALTCHA needs nothing of it. */
export interface CaptchaOptions {
  /** The secret key of the site at each vendor whose captcha stands in a form. */
  readonly secrets?: Partial<Readonly<Record<CaptchaVendor, string>>>;
  /** Calls the vendors; by default the platform's own. */
  readonly fetch?: typeof fetch;
}

export interface CaptchaCheck {
  /** A puzzle for ALTCHA (its v2), signed and good for ten minutes. */
  issueChallenge(): Promise<AltchaChallenge>;
  /**
   * Lets pass what has no captcha, or a token that was solved and is used for the first time. Asks a vendor or the
   * database: call it outside transactions, and last of all checks, since a token is used up by it.
   * @throws Problem `captcha` ('Complete CAPTCHA before submitting.') for everything else; an Error when it cannot be
   * told, because the vendor does not answer or its secret is missing.
   */
  require(settings: CaptchaSettings | null, token: string | null | undefined): Promise<void>;
}
