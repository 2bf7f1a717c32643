import type { CaptchaProvider } from 'vitrine/core/captcha';
import type { PaymentPage } from '../server/index.js';
import type { PageAllowance, PageCall } from './page-call.js';

export const noAllowance: PageAllowance = {
  formTargets: [],
  captchas: [],
  players: [],
  framesOwn: false,
  payments: null,
};

/** Where the players of `vitrine-video` are. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Allows the players of videos on the page. */
export function allowPlayers(c: PageCall): void {
  c.set('allowance', { ...readAllowance(c), players });
}

/** The origins of each vendor's frame, styles and requests. ALTCHA needs none. */
const captchaHosts: Readonly<Record<CaptchaProvider, readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  altcha: [],
};

/** Allows the page's form to redirect to another origin. */
export function allowFormTarget(c: PageCall, redirect: string): void {
  if (!/^https?:/i.test(redirect)) return;
  const { formTargets, ...rest } = readAllowance(c);
  c.set('allowance', { ...rest, formTargets: [...formTargets, new URL(redirect).origin] });
}

/** Allows the provider of payments: its script, its frames, and where a form redirects to for a further step. */
export function allowPayments(c: PageCall, payments: PaymentPage): void {
  const { formTargets, ...rest } = readAllowance(c);
  c.set('allowance', { ...rest, formTargets: [...formTargets, ...payments.redirects], payments });
}

/** Allows the captcha of a vendor on the page. */
export function allowCaptcha(c: PageCall, provider: CaptchaProvider | null): void {
  if (provider === null || captchaHosts[provider].length === 0) return;
  const { captchas, ...rest } = readAllowance(c);
  c.set('allowance', { ...rest, captchas: [...captchas, provider] });
}

export function readAllowance(c: PageCall): PageAllowance {
  return c.get('allowance') ?? noAllowance;
}

/** The sources of the allowed captchas, for the policy. */
export function captchaSources({ captchas }: PageAllowance): readonly string[] {
  return [...new Set(captchas.flatMap((provider) => captchaHosts[provider]))];
}
