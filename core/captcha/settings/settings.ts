import { isRecord } from '../../base/index.js';
/** Captcha providers: three vendors, and proof of work on our own server (ALTCHA). */
export const captchaProviders = ['recaptcha', 'hcaptcha', 'turnstile', 'altcha'] as const;

export type CaptchaProvider = (typeof captchaProviders)[number];

/** The captcha of a form or of the restock signup (storefront §3, "captcha settings"). */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  /** The vendor's key of the site; not used by ALTCHA. */
  readonly siteKey: string;
}

/**
 * Reads the captcha settings of page data or attributes; null for none. A captcha needs a site key (platform §5),
 * except ALTCHA, which has no key. An unknown provider counts as reCAPTCHA, the oldest.
 */
export function readCaptchaSettings(value: unknown): CaptchaSettings | null {
  if (!isRecord(value)) return null;
  const { provider, siteKey } = value;
  const known = captchaProviders.find((name) => name === provider) ?? 'recaptcha';
  const key = typeof siteKey === 'string' ? siteKey.trim() : '';
  return key !== '' || known === 'altcha' ? { provider: known, siteKey: key } : null;
}
