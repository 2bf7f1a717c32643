import type { Context } from 'hono';
import type { AdmitBody } from './admit-bodies.js';
import type { ApiKeys } from './domains/api-keys/index.js';
import type { Analytics } from './domains/analytics/index.js';
import {
  currentPricing,
  expireCart,
  linesInCallerWords,
  loadCart,
  purchaseCart,
  type CartJson,
  type HandOffs,
} from './domains/carts/index.js';
import type { Reporter } from '../../core/runtime/index.js';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import {
  createProductEditor,
  createProductTables,
  type ProductEditor,
  type ProductTables,
} from './domains/catalogue/editing/index.js';
import type { Catalogue, CatalogueCurrency } from './domains/catalogue/index.js';
import { createDownloads, type Downloads } from './domains/downloads/index.js';
import { createCustomers, type Customers } from './domains/customers/index.js';
import type { Comments } from './domains/comments/index.js';
import type { Content, CountItems, Locks } from './domains/content/index.js';
import {
  createAssigner,
  type Assign,
  type RunningExperiment,
} from './domains/experiments/index.js';
import type { Fonts } from './domains/fonts/index.js';
import type { Forms } from './domains/forms/index.js';
import type { LessonFilms } from './domains/lesson-films/index.js';
import { Problem, type Call, type Callers, type RateLimits } from './http/index.js';
import type { Mailer } from './domains/mail/index.js';
import type { MailingList } from './domains/mailing-list/index.js';
import type { Members } from './domains/members/index.js';
import type { Owners, People } from './domains/owners/index.js';
import { createOrderManagement, type OrderManagement } from './domains/order-management/index.js';
import {
  createCheckout,
  createOrderAccess,
  createOrderLinks,
  type Checkout,
  type OrderLinks,
} from './domains/orders/index.js';
import { createPayments, type PaymentProvider } from './domains/payments/index.js';
import type { ProductPictures } from './domains/product-pictures/index.js';
import { purgeExpired } from './purge-expired.js';
import { countCall } from './routing/index.js';
import type { Restock } from './domains/restock/index.js';
import {
  createWrittenReviews,
  type Reviews,
  type WrittenReviews,
} from './domains/reviews/index.js';
import { createOwnedCards, type OwnedCards } from './domains/gift-cards/index.js';
import { createSales, type Sales } from './domains/sales/index.js';
import type { ShopSearch } from './domains/search/index.js';
import type { SiteSettings } from './domains/site-settings/index.js';
import {
  createSubscriptions,
  sharesSubscription,
  type Subscriptions,
} from './domains/subscriptions/index.js';
import { createTermsEditor, type TermsEditor } from './domains/terms/editing/index.js';
import { includedTax, shippingCountries } from './domains/terms/index.js';
import type { ServerContext } from './server-context.js';

/** The shop's data for pages rendered in the same process. A token is the value of the `CART` cookie. */
export interface Services {
  readonly catalogue: Catalogue;
  readonly productEditor: ProductEditor;
  readonly productTables: ProductTables;
  readonly productPictures: Omit<ProductPictures, 'purge'>;
  readonly reviews: Reviews;
  readonly writtenReviews: WrittenReviews;
  readonly content: Content;
  readonly comments: Comments;
  readonly shopSearch: ShopSearch;
  readonly siteSettings: SiteSettings;
  readonly fonts: Fonts;
  readonly lessonFilms: LessonFilms;
  readonly countItems: CountItems;
  readonly locks: Locks;
  readonly carts: {
    /** The token in the browser's cookie, or null. */
    tokenIn(c: Context): string | null;
    /** Null if there is no cart, or it has expired or was purchased. */
    read(token: string | null): Promise<CartJson | null>;
    /** Reduces the stock and closes the cart. @throws Problem `out-of-stock`, `cart-…`. */
    purchase(token: string): Promise<void>;
    /** Expires the cart now. @throws Problem `cart-expired` if the token is not ours. */
    expire(token: string): Promise<void>;
  };
  /** Brings the carts of pages on other origins to those of this server. */
  readonly handOffs: Pick<HandOffs, 'accept' | 'receive'>;
  readonly checkout: Checkout;
  readonly terms: {
    /** The tax that prices of a currency contain, by its title; null if they are net. */
    includedTax(currency: CatalogueCurrency): Promise<string | null>;
  };
  /** The owner's side of the terms. */
  readonly termsEditor: TermsEditor;
  readonly orderLinks: OrderLinks;
  readonly orderManagement: OrderManagement;
  readonly subscriptions: Subscriptions;
  readonly ownedCards: OwnedCards;
  readonly sales: Sales;
  readonly downloads: Downloads;
  readonly customers: Customers;
  /** What pages need of the provider in use. */
  readonly payments: Pick<PaymentProvider, 'isTest' | 'page' | 'ways' | 'wallets'>;
  /** The captcha that pages show in the restock signup; the server requires its token. */
  readonly restockCaptcha: CaptchaSettings | null;
  readonly crumbs: {
    /** The visitor's crumb for hidden fields; sets the cookie if there is none. */
    issue(c: Context): string;
    /** @throws Problem `crumb` if `given` is not the visitor's crumb; the response sets a new cookie then. */
    check(c: Context, given: string | undefined): void;
  };
  readonly experiments: {
    readonly running: readonly RunningExperiment[];
    readonly assign: Assign;
  };
  /** Reports of tracked events. */
  readonly analytics: Omit<Analytics, 'record' | 'receipts' | 'validate'>;
  readonly members: Members;
  readonly owners: Owners;
  readonly people: People;
  readonly apiKeys: Omit<ApiKeys, 'admit'>;
  readonly restock: Restock;
  readonly forms: Forms;
  readonly mailingList: Omit<MailingList, 'join'>;
  readonly mailer: Mailer;
  readonly callers: Pick<Callers, 'address' | 'cameFrom' | 'isSecure' | 'publicOrigin'>;
  /** A middleware that admits large bodies before they are read. */
  readonly admitBodies: AdmitBody;
  readonly limits: {
    /** Counts a call for its address, and for the cart of the token. @throws Problem `rate-limited`. */
    count(c: Pick<Call, 'env' | 'req'>, kind: keyof RateLimits, cartToken?: string): Promise<void>;
    /** Undoes the counting of one call for its address. */
    uncount(c: Pick<Call, 'env' | 'req'>, kind: keyof RateLimits): Promise<void>;
  };
  /** Receives faults of pages. */
  readonly reporter: Reporter;
  /** Sends the traces that are left, before the process ends. */
  endTelemetry(): Promise<void>;
  /** Deletes expired data; the server also does it at start. See `schedulePurge`. */
  purgeExpired(): Promise<void>;
}

export function createServices(context: ServerContext, admitBodies: AdmitBody): Services {
  const { database, catalogue, clock, crumbs, visitors } = context;

  /** Whether the signed-in member has placed an order. */
  async function ownsOrder(c: Context, orderId: string): Promise<boolean> {
    const member = await context.members.session(c);
    return member !== null && context.members.accounts.ownsOrder(member.id, orderId);
  }

  function requireCart(token: string): string {
    const cartId = visitors.cartOf(token);
    if (cartId === null) throw new Problem('cart-expired');
    return cartId;
  }

  const access = createOrderAccess({
    ...context,
    ownsOrder,
    sharesSubscription: (orderId, others) => sharesSubscription(database, orderId, others),
  });
  const payments = createPayments({
    database,
    provider: context.paymentProvider,
    reporter: context.reporter,
    now: () => clock.now(),
  });
  const orderManagement = createOrderManagement({
    database,
    payments,
    reporter: context.reporter,
    mailer: context.mailer,
    now: () => clock.now(),
  });
  const subscriptions = createSubscriptions({
    database,
    payments,
    mailer: context.mailer,
    reporter: context.reporter,
    pricing: () => currentPricing(context),
    countries: async () => shippingCountries(await context.terms.known()),
    now: () => clock.now(),
  });
  const writtenReviews = createWrittenReviews({
    database,
    clock,
    callers: context.callers,
    photos: context.photoFolder,
    ordersOf: (c) => access.ordersOf(c),
  });

  return {
    catalogue,
    productEditor: createProductEditor({ database, clock }),
    productTables: createProductTables({ database, clock }),
    productPictures: context.productPictures,
    reviews: context.reviews,
    writtenReviews,
    content: context.content,
    comments: context.comments,
    shopSearch: context.shopSearch,
    siteSettings: context.siteSettings,
    fonts: context.fonts,
    lessonFilms: context.lessonFilms,
    countItems: context.countItems,
    locks: context.locks,
    carts: {
      tokenIn: (c) => visitors.tokenIn(c),
      async read(token) {
        const cartId = token === null ? null : visitors.cartOf(token);
        if (cartId === null) return null;
        try {
          const cart = await loadCart(database, cartId, currentPricing(context));
          return await linesInCallerWords(cart, catalogue);
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
    handOffs: context.handOffs,
    checkout: createCheckout({
      database,
      catalogue,
      visitors,
      heldCarts: context.heldCarts,
      callers: context.callers,
      access,
      payments,
      mailer: context.mailer,
      keepSubscription: subscriptions.keep,
      pricing: () => currentPricing(context),
    }),
    terms: {
      includedTax: async (currency) =>
        includedTax((await context.terms.known()).taxRules, currency),
    },
    termsEditor: createTermsEditor({ database, clock }),
    orderLinks: createOrderLinks({
      database,
      limiter: context.limiter,
      mailer: context.mailer,
      now: () => clock.now(),
    }),
    orderManagement,
    subscriptions,
    ownedCards: createOwnedCards({ database, now: () => clock.now() }),
    sales: createSales(database),
    downloads: createDownloads({
      database,
      signer: context.signer,
      files: context.downloadFiles,
      orders: orderManagement,
      now: () => clock.now(),
    }),
    customers: createCustomers(database),
    payments: context.paymentProvider,
    crumbs: {
      issue: (c) => crumbs.issue(c),
      check: (c, given) => crumbs.check(c, given),
    },
    restockCaptcha: context.restockCaptcha,
    experiments: {
      running: context.experiments,
      assign: createAssigner(context.experiments, context.callers),
    },
    analytics: context.analytics,
    members: context.members,
    owners: context.owners,
    people: context.people,
    apiKeys: context.apiKeys,
    restock: context.restock,
    forms: context.forms,
    mailingList: context.mailingList,
    mailer: context.mailer,
    callers: context.callers,
    admitBodies,
    limits: {
      count: (c, kind, cartToken = '') =>
        countCall(context, c, kind, { cartId: visitors.cartOf(cartToken) }),
      uncount: (c, kind) => context.limiter.uncount(kind, `address:${context.callers.address(c)}`),
    },
    reporter: context.reporter,
    endTelemetry: () => context.telemetry.close(),
    async purgeExpired() {
      await purgeExpired(database, clock.now(), context.eventRetention);
      await payments.settleOpen();
      await orderManagement.settleRefunds();
      await writtenReviews.purgePhotos();
      await context.productPictures.purge();
      await context.forms.purgeFiles();
    },
  };
}
