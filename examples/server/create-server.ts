import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import {
  createConsoleReporter,
  systemClock,
  type Clock,
  type EmailPattern,
  type Reporter,
} from '../../core/runtime/index.js';
import {
  cartTokenHeader,
  crumbHeader,
  idempotencyHeader,
  intentOrderHeader,
} from '../../core/net/index.js';
import {
  createAnalytics,
  defaultRetention,
  requireRetention,
  type EventSchemas,
} from './analytics/index.js';
import { createCaptcha, type CaptchaOptions } from './captcha/index.js';
import { createCatalogue, seedCatalogue, type ProductSeed } from './catalogue/index.js';
import { products as writtenProducts } from './catalogue/products.js';
import type { Database } from './database/index.js';
import {
  createCallers,
  createCrumbs,
  createErrorHandler,
  createRateLimiter,
  createSigner,
  createVisitors,
  defaultRateLimits,
  Problem,
  readSecret,
  toInvalidRequest,
  type Environment,
  type RateLimits,
} from './http/index.js';
import { runningExperiments, type RunningExperiment } from './experiments/index.js';
import { createForms, seedWebsiteForms, type FormJson } from './forms/index.js';
import { writtenForms } from './forms/written.js';
import { createMailingList } from './mailing-list/index.js';
import { createMembers } from './members/index.js';
import { createOwners } from './owners/index.js';
import { purgeExpired } from './purge-expired.js';
import {
  addAnalyticsCalls,
  addAnalyticsOwnerCalls,
  addCaptchaCalls,
  addCartCalls,
  addCartForms,
  addFormCalls,
  addFormSchemaCalls,
  addDeliveryCalls,
  addDeliveryForms,
  addMemberForms,
  addOwnerForms,
  addProductCalls,
  addPurchaseCalls,
  addRestockCalls,
  addReviewCalls,
  addShopCalls,
  isFormPost,
  isOpenToAll,
  openCors,
  type Parts,
} from './routing/index.js';
import { createRestock } from './restock/index.js';
import { createServices, type Services } from './services.js';
import { createReviews, seedReviews, type ReviewSeed } from './reviews/index.js';
import { writtenReviews } from './reviews/written.js';
import { seedCoupons, shopTerms, type ShopTerms } from './terms/index.js';

export interface ServerOptions {
  readonly database: Database;
  /** Origins of other sites whose pages may call, such as `https://blog.example`; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** Signs crumbs and cart tokens; by default a random one that lives in the database. */
  readonly secret?: string;
  readonly rateLimits?: Partial<RateLimits>;
  /** Opens the owner pages; without it nobody can sign in there. */
  readonly ownerPassword?: string;
  /** Believe `X-Forwarded-For`, `-Proto` and `-Host`; only behind a proxy that sets them. Off by default. */
  readonly trustProxy?: boolean;
  /** How captchas of vendors are judged; ALTCHA works without. */
  readonly captcha?: CaptchaOptions;
  /** Of the restock signup; none by default. */
  readonly restockCaptcha?: CaptchaSettings | null;
  /** What the shop sells; by default the products of `catalogue/products.ts`. */
  readonly products?: readonly ProductSeed[];
  /** What shoppers say about them; by default the reviews of `reviews/written.ts`. */
  readonly reviews?: readonly ReviewSeed[];
  /** What the website asks with, where it was never there yet; by default the forms of `forms/written.ts`. */
  readonly forms?: readonly FormJson[];
  /** What the site tries out; by default the experiments of `experiments/running.ts`. */
  readonly experiments?: readonly RunningExperiment[];
  /** JSON Schemas of the content of tracked events, by schema name, for the validate mode; none by default. */
  readonly eventSchemas?: EventSchemas;
  /** Days for which tracked events are kept, 8 at least and 90 by default. */
  readonly eventRetention?: number;
  /** Which email addresses forms take; `specified` by default, as on a site that does not say. */
  readonly emailPattern?: EmailPattern;
  /** Coupons, shipping, taxes and the least subtotal; by default those of `terms/shop-terms.ts`. */
  readonly terms?: Partial<ShopTerms>;
  readonly clock?: Pick<Clock, 'now'>;
  readonly reporter?: Reporter;
}

const maxBodySize = 64 * 1024;

/** The reference server: an app for any adapter of hono, and the same data for pages rendered beside it. */
export async function createServer(
  options: ServerOptions,
): Promise<{ app: OpenAPIHono<Environment>; services: Services }> {
  const { database, clock = systemClock, reporter = createConsoleReporter() } = options;
  await seedCatalogue(database, options.products ?? writtenProducts);
  await seedReviews(database, options.reviews ?? writtenReviews);
  const terms = { ...shopTerms, ...options.terms };
  await seedCoupons(database, terms.coupons);
  await seedWebsiteForms(database, options.forms ?? writtenForms);
  const eventRetention = requireRetention(options.eventRetention ?? defaultRetention);
  await purgeExpired(database, clock.now(), eventRetention);

  const signer = createSigner(options.secret ?? (await readSecret(database)));
  const callers = createCallers({
    allowedOrigins: options.allowedOrigins ?? [],
    trustProxy: options.trustProxy ?? false,
  });
  const crumbs = createCrumbs(signer, callers);
  const limiter = createRateLimiter(database, { ...defaultRateLimits, ...options.rateLimits });
  const captcha = createCaptcha({ database, signer, clock }, options.captcha);
  const mailingList = createMailingList(database);
  const restockCaptcha = options.restockCaptcha ?? null;
  const answerSettings = { emailPattern: options.emailPattern ?? 'specified' };
  const parts: Parts = {
    database,
    terms,
    clock,
    reporter,
    callers,
    crumbs,
    members: createMembers({ database, signer, callers, clock }),
    catalogue: createCatalogue(database),
    reviews: createReviews(database),
    captcha,
    analytics: createAnalytics({ database, schemas: options.eventSchemas ?? {} }),
    eventRetention,
    forms: createForms({ database, clock, limiter, captcha, mailingList, answerSettings }),
    answerSettings,
    experiments: options.experiments ?? runningExperiments,
    mailingList,
    restockCaptcha,
    restock: createRestock({
      ...answerSettings,
      database,
      mailingList,
      captcha,
      restockCaptcha,
      clock,
      reporter,
    }),
    visitors: createVisitors(signer, callers, crumbs),
    limiter,
    owners: createOwners({
      password: options.ownerPassword ?? null,
      signer,
      callers,
      limiter,
      clock,
    }),
  };
  return { app: createApp(parts), services: createServices(parts) };
}

function createApp(parts: Parts): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>({
    defaultHook(result) {
      if (!result.success) throw toInvalidRequest(result.error);
    },
  });
  app.onError(createErrorHandler(parts.visitors, parts.reporter));

  app.use('/api/*', async (c, next) => {
    const isRefused = parts.callers.origin(c) === 'refused' && !isFormPost(c) && !isOpenToAll(c);
    if (isRefused) throw new Problem('origin-refused');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const listedCors = cors({
    origin: (origin, c) => (parts.callers.origin(c) === 'listed' ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Content-Type',
      'X-Currency',
      cartTokenHeader,
      crumbHeader,
      idempotencyHeader,
      intentOrderHeader,
    ],
    exposeHeaders: [cartTokenHeader, 'Idempotency-Replayed', 'Retry-After'],
    maxAge: 600,
  });
  app.use('/api/*', (c, next) => (isOpenToAll(c) ? openCors : listedCors)(c, next));
  const limitBody = bodyLimit({
    maxSize: maxBodySize,
    onError() {
      throw new Problem('body-too-large');
    },
  });
  // Also of the forms of pages that are mounted beside the calls.
  app.use(limitBody);

  addAnalyticsCalls(app, parts);
  addAnalyticsOwnerCalls(app, parts);
  addCaptchaCalls(app, parts);
  addCartCalls(app, parts);
  addCartForms(app, parts);
  addFormCalls(app, parts);
  addFormSchemaCalls(app, parts);
  addDeliveryCalls(app, parts);
  addDeliveryForms(app, parts);
  addPurchaseCalls(app, parts);
  addProductCalls(app, parts);
  addMemberForms(app, parts);
  addOwnerForms(app, parts);
  addShopCalls(app, parts);
  addReviewCalls(app, parts);
  addRestockCalls(app, parts);
  app.all('/api/*', () => {
    throw new Problem('not-found');
  });
  return app;
}
