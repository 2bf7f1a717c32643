import { z } from '@hono/zod-openapi';
import type { CaptchaSettings } from '../../../core/captcha/index.js';
import type { CaptchaOptions, CaptchaVendor } from './types.js';

/** Where each vendor is asked; all three take the same form and answer with `success`. */
const verifyUrls: Readonly<Record<CaptchaVendor, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const answerSchema = z.object({ success: z.boolean() });

/** Milliseconds. */
const timeLimit = 10_000;

/** Vendors make longer tokens the more they know of a visitor; 2,048 is what Turnstile promises not to exceed. */
const longestToken = 20_000;

/**
 * Whether the vendor says that the token was solved for this site.
 * @throws Error when there is no secret for the vendor, or no answer that can be read.
 */
export async function askVendor(
  { provider, siteKey }: CaptchaSettings & { readonly provider: CaptchaVendor },
  token: string,
  { secrets = {}, fetch: call = fetch }: CaptchaOptions,
): Promise<boolean> {
  const secret = secrets[provider];
  if (!secret) throw new Error(`A form has ${provider}, but ServerOptions.captcha has no secret.`);
  if (token.length > longestToken) return false;
  const response = await call(verifyUrls[provider], {
    method: 'POST',
    // hCaptcha also checks the site key; the others leave it unread.
    body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
  return answerSchema.parse(await response.json()).success;
}

/** The secrets of vendors as a process is given them: `RECAPTCHA_SECRET`, `HCAPTCHA_SECRET`, `TURNSTILE_SECRET`. */
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
