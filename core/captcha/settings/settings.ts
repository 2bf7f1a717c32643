/** Who can tell a person from a program: three vendors, and a proof of work of our own server (ALTCHA). */
export const captchaProviders = ['recaptcha', 'hcaptcha', 'turnstile', 'altcha'] as const;

export type CaptchaProvider = (typeof captchaProviders)[number];

/** The captcha of a form or of the restock signup (storefront §3, "captcha settings"). */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  /** What the vendor calls the site by; ALTCHA needs none. */
  readonly siteKey: string;
}

/**
 * Settings as they stand in page data or attributes. Null for none: only a site key calls for a captcha (platform §5),
 * or ALTCHA, which has no key. A provider that is not known here is reCAPTCHA, the oldest.
 */
export function readCaptchaSettings(value: unknown): CaptchaSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { provider, siteKey }: { provider?: unknown; siteKey?: unknown } = value;
  const known = captchaProviders.find((name) => name === provider) ?? 'recaptcha';
  const key = typeof siteKey === 'string' ? siteKey.trim() : '';
  return key !== '' || known === 'altcha' ? { provider: known, siteKey: key } : null;
}
