import type { Clock, Reporter } from '../../../core/runtime/index.js';
import type { CaptchaSettings } from '../../../core/captcha/index.js';
import type { AnswerSettings } from '../../../core/forms/index.js';
import type { Analytics } from '../analytics/index.js';
import type { CaptchaCheck } from '../captcha/index.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Database } from '../database/index.js';
import type { Callers, Crumbs, RateLimiter, RateLimits, Visitor, Visitors } from '../http/index.js';
import type { Call } from '../http/index.js';
import type { RunningExperiment } from '../experiments/index.js';
import type { Forms } from '../forms/index.js';
import type { MailingList } from '../mailing-list/index.js';
import type { Members } from '../members/index.js';
import type { Owners } from '../owners/index.js';
import type { Counting } from '../carts/index.js';
import type { Restock } from '../restock/index.js';
import type { Reviews } from '../reviews/index.js';
import type { ShopTerms } from '../terms/index.js';

/** What the calls are made of. */
export interface Parts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly reviews: Reviews;
  readonly callers: Callers;
  readonly visitors: Visitors;
  readonly crumbs: Crumbs;
  readonly members: Members;
  readonly analytics: Analytics;
  /** Days for which tracked events are kept. */
  readonly eventRetention: number;
  readonly forms: Forms;
  readonly experiments: readonly RunningExperiment[];
  /** Which answers forms take. */
  readonly answerSettings: AnswerSettings;
  readonly mailingList: MailingList;
  readonly owners: Owners;
  readonly restock: Restock;
  readonly captcha: CaptchaCheck;
  /** Of the restock signup; null for none. */
  readonly restockCaptcha: CaptchaSettings | null;
  readonly limiter: RateLimiter;
  readonly terms: ShopTerms;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

/** Counts a call for the cart, or for the address of a visitor who has none. */
export function countCall(
  { limiter, callers }: Parts,
  c: Call,
  kind: keyof RateLimits,
  { cartId }: Visitor,
): Promise<void> {
  return limiter.count(kind, cartId === null ? `address:${callers.address(c)}` : `cart:${cartId}`);
}

/** What carts are counted by at this moment. */
export function countingOf({ terms, clock }: Parts): Counting {
  return { terms, now: clock.now() };
}
