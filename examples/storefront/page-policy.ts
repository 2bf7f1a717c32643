import type { CaptchaProvider } from '../../core/captcha/index.js';
import type { PageCall } from './rendering.js';

/** What one page may do beyond the others. */
export interface PageAllowance {
  /** Origins to which an answer to the page's form may lead: browsers hold `form-action` against redirects too. */
  readonly formTargets: readonly string[];
  /** The vendors whose captcha stands on the page. */
  readonly captchas: readonly CaptchaProvider[];
}

export const nothingMore: PageAllowance = { formTargets: [], captchas: [] };

/** Where each vendor's frame, styles and calls come from; ALTCHA is our own. */
const captchaHosts: Readonly<Record<CaptchaProvider, readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  altcha: [],
};

/** Lets the page's form lead to another site; a path is ours in any case. */
export function allowFormTarget(c: PageCall, redirect: string): void {
  if (!/^https?:/i.test(redirect)) return;
  const { formTargets, ...rest } = readAllowance(c);
  c.set('allowance', { ...rest, formTargets: [...formTargets, new URL(redirect).origin] });
}

/** Lets the page show the captcha of a vendor. */
export function allowCaptcha(c: PageCall, provider: CaptchaProvider | null): void {
  if (provider === null || captchaHosts[provider].length === 0) return;
  const { captchas, ...rest } = readAllowance(c);
  c.set('allowance', { ...rest, captchas: [...captchas, provider] });
}

export function readAllowance(c: PageCall): PageAllowance {
  return c.get('allowance') ?? nothingMore;
}

/** The sources of the vendors' captchas, as a policy lists them. */
export function captchaSources({ captchas }: PageAllowance): readonly string[] {
  return [...new Set(captchas.flatMap((provider) => captchaHosts[provider]))];
}
