import type { CaptchaProvider } from 'vitrine/core/captcha';
import type { PaymentPage } from '../server/index.js';
// Type circle: a page is rendered under the policy that its request chooses.
import type { PageCall } from './rendering.js';

/** What the content security policy of one page allows in addition. */
export interface PageAllowance {
  /** Origins to which the page's form can redirect: browsers apply `form-action` to redirects too. */
  readonly formTargets: readonly string[];
  /** The vendors of the page's captchas. */
  readonly captchas: readonly CaptchaProvider[];
  /** Origins of players that the page may frame. */
  readonly players: readonly string[];
  /** Whether the page frames another page of the shop. */
  readonly framesOwn: boolean;
  /** What the provider of payments needs; null on a page without its fields. */
  readonly payments: PaymentPage | null;
}

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

/** Allows the page to frame a page of the shop. */
export function allowOwnFrames(c: PageCall): void {
  c.set('allowance', { ...readAllowance(c), framesOwn: true });
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
