import type { Context } from 'hono';
import type { Analytics } from './analytics/index.js';
import { expireCart, loadCart, purchaseCart, type CartJson } from './carts/index.js';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import type { Catalogue } from './catalogue/index.js';
import { assignVisitor, type Assignment, type RunningExperiment } from './experiments/index.js';
import type { Forms } from './forms/index.js';
import { Problem, type Call } from './http/index.js';
import type { MailingList } from './mailing-list/index.js';
import type { Member } from './members/index.js';
import type { Owners } from './owners/index.js';
import { createCheckout, type Checkout } from './orders/index.js';
import { purgeExpired } from './purge-expired.js';
import type { Restock } from './restock/index.js';
import type { Reviews } from './reviews/index.js';
import { countingOf, type Parts } from './routing/index.js';

/** The shop's data for pages that are rendered in the same process. A token is the value of the `CART` cookie. */
export interface Services {
  readonly catalogue: Catalogue;
  readonly reviews: Reviews;
  readonly carts: {
    /** Null when there is no cart, or none any more. */
    read(token: string | null): Promise<CartJson | null>;
    /** Takes the pieces out of the stock and closes the cart. @throws Problem `out-of-stock`, `cart-…`. */
    purchase(token: string): Promise<void>;
    /** Ends the cart before its time. @throws Problem `cart-expired` when the token is not ours. */
    expire(token: string): Promise<void>;
  };
  readonly checkout: Checkout;
  /** What the pages' restock signup shows; the server asks for its token. */
  readonly restockCaptcha: CaptchaSettings | null;
  readonly crumbs: {
    /** The visitor's crumb for hidden fields; sets the cookie when there is none. */
    issue(c: Context): string;
    /** @throws Problem `crumb` when `given` is not the visitor's crumb; a fresh cookie goes with the answer. */
    check(c: Context, given: string | undefined): void;
  };
  readonly experiments: {
    readonly running: readonly RunningExperiment[];
    /** What the visitor gets in each, by their crumb; sets its cookie when there is none. */
    assign(c: Context): Assignment;
  };
  /** What pages told of their visitors. */
  readonly analytics: Omit<Analytics, 'record' | 'receipts' | 'validate'>;
  readonly members: {
    /** The member behind a request, or null. */
    read(c: Context): Promise<Member | null>;
  };
  readonly owners: Owners;
  readonly restock: Restock;
  readonly forms: Forms;
  readonly mailingList: Pick<MailingList, 'list' | 'count'>;
  readonly callers: {
    /** The visitor's address, by which forms are limited. */
    address(c: Pick<Call, 'env' | 'req'>): string;
  };
  /** Deletes what has expired; the server does it when it starts. */
  purgeExpired(): Promise<void>;
}

export function createServices(parts: Parts): Services {
  const { database, catalogue, clock, crumbs, visitors } = parts;

  function requireCart(token: string): string {
    const cartId = visitors.cartOf(token);
    if (cartId === null) throw new Problem('cart-expired');
    return cartId;
  }

  return {
    catalogue,
    reviews: parts.reviews,
    carts: {
      async read(token) {
        const cartId = token === null ? null : visitors.cartOf(token);
        if (cartId === null) return null;
        try {
          return await loadCart(database, cartId, countingOf(parts));
        } catch (error) {
          if (error instanceof Problem && error.status === 410) return null;
          throw error;
        }
      },
      async purchase(token) {
        const cartId = requireCart(token);
        await database.transaction((transaction) => purchaseCart(transaction, cartId, clock.now()));
      },
      async expire(token) {
        await expireCart(database, requireCart(token), clock.now());
      },
    },
    checkout: createCheckout({
      database,
      catalogue,
      visitors,
      counting: () => countingOf(parts),
    }),
    crumbs: {
      issue: (c) => crumbs.issue(c),
      check: (c, given) => crumbs.check(c, given),
    },
    restockCaptcha: parts.restockCaptcha,
    experiments: {
      running: parts.experiments,
      assign: (c) => assignVisitor(parts.experiments, crumbs.issue(c)),
    },
    analytics: parts.analytics,
    members: { read: (c) => parts.members.read(c) },
    owners: parts.owners,
    restock: parts.restock,
    forms: parts.forms,
    mailingList: parts.mailingList,
    callers: { address: (c) => parts.callers.address(c) },
    purgeExpired: () => purgeExpired(database, clock.now(), parts.eventRetention),
  };
}
