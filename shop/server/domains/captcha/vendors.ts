import { z } from '@hono/zod-openapi';
import type { CaptchaSettings } from 'vitrine/core/captcha';
import type { CaptchaOptions, CaptchaVendor } from './types.js';

/** The verification URL of each vendor. All three accept the same form and return `success`. */
const verifyUrls: Readonly<Record<CaptchaVendor, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const responseSchema = z.object({ success: z.boolean() });

/** Milliseconds. */
const timeLimit = 10_000;

/** In characters. Turnstile promises at most 2,048; tokens of other vendors grow with what they know of a visitor. */
const longestToken = 20_000;

/**
 * Whether the vendor confirms that the token was solved for this site.
 * @throws Error if there is no secret for the vendor, or its response cannot be parsed.
 */
export async function verifyWithVendor(
  { provider, siteKey }: CaptchaSettings & { readonly provider: CaptchaVendor },
  token: string,
  { secrets = {}, fetch: call = fetch }: CaptchaOptions,
): Promise<boolean> {
  const secret = secrets[provider];
  if (!secret)
    throw new Error(`A form uses ${provider}, but ServerOptions.captcha has no secret for it.`);
  if (token.length > longestToken) return false;
  const response = await call(verifyUrls[provider], {
    method: 'POST',
    // Only hCaptcha checks the site key; the others ignore it.
    body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  return responseSchema.parse(await response.json()).success;
}

/** Reads the vendors' secrets from `RECAPTCHA_SECRET`, `HCAPTCHA_SECRET` and `TURNSTILE_SECRET`. */
export function readCaptchaSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): NonNullable<CaptchaOptions['secrets']> {
  const { RECAPTCHA_SECRET, HCAPTCHA_SECRET, TURNSTILE_SECRET } = environment;
  return {
    ...(RECAPTCHA_SECRET && { recaptcha: RECAPTCHA_SECRET }),
    ...(HCAPTCHA_SECRET && { hcaptcha: HCAPTCHA_SECRET }),
    ...(TURNSTILE_SECRET && { turnstile: TURNSTILE_SECRET }),
  };
}
