import type { CaptchaProvider } from 'vitrine/core/captcha';
import type { Context } from 'hono';
import type { Environment, PaymentPage, SiteState } from '../server/index.js';

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

export interface PageVariables extends Pick<Environment, 'Bindings'> {
  Variables: {
    nonce: string;
    allowance?: PageAllowance;
    hashes?: readonly string[];
    siteState?: SiteState;
  };
}

export type PageCall = Context<PageVariables>;
