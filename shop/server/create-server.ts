import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CaptchaSettings } from '../../core/captcha/index.js';
import {
  systemClock,
  type Clock,
  type EmailPattern,
  type Reporter,
} from '../../core/runtime/index.js';
import {
  createAnalytics,
  createEventStore,
  defaultRetention,
  requireRetention,
  type EventSchemas,
  type KeepEvents,
} from './domains/analytics/index.js';
import { admitBodies } from './admit-bodies.js';
import { createApp } from './create-app.js';
import { createCaptcha, type CaptchaOptions } from './domains/captcha/index.js';
import { createComments } from './domains/comments/index.js';
import {
  createHandOffs,
  createHeldCarts,
  createStoreAdd,
  defaultCartLimits,
  type CartLimits,
} from './domains/carts/index.js';
import {
  createCatalogue,
  seedCatalogue,
  type CatalogueCurrency,
  type ProductSeed,
} from './domains/catalogue/index.js';
import { products as shopProducts } from './domains/catalogue/products.js';
import {
  createContent,
  createCountItems,
  createLocks,
  findItems,
  seedContent,
  shopContent,
  type ContentSeed,
  type FindItem,
} from './domains/content/index.js';
import { noDownloads, openDownloadFolder } from './domains/downloads/index.js';
import { DatabaseError, type Database } from './database/index.js';
import {
  createBrowserIds,
  createCallers,
  createCrumbs,
  createRateLimiter,
  createSigner,
  createVisitors,
  defaultRateLimits,
  readSecret,
  type Environment,
  type RateLimits,
} from './http/index.js';
import { runningExperiments, type RunningExperiment } from './domains/experiments/index.js';
import {
  createForms,
  createMemoryStore,
  seedWebsiteForms,
  type FileStore,
  type FormJson,
} from './domains/forms/index.js';
import { shopForms } from './domains/forms/shop-forms.js';
import { createFonts } from './domains/fonts/index.js';
import { createLessonFilms, findVimeo, type FindVideo } from './domains/lesson-films/index.js';
import { createLikes } from './domains/likes/index.js';
import { createMailer, type MailTransport } from './domains/mail/index.js';
import { createMailingList } from './domains/mailing-list/index.js';
import { createApiKeys, createStoreData } from './domains/api-keys/index.js';
import { createMembers } from './domains/members/index.js';
import { createOwners, createPeople } from './domains/owners/index.js';
import { createPasswords } from './domains/passwords/index.js';
import { purgeExpired } from './purge-expired.js';
import { testProvider, type PaymentProvider } from './domains/payments/index.js';
import { packageFile } from './package-file.js';
import { createPlaces, testPlaces, type PlacesProvider } from './domains/places/index.js';
import { createMemoryFolder, createProductPictures } from './domains/product-pictures/index.js';
import { createRestock } from './domains/restock/index.js';
import type { ServerContext } from './server-context.js';
import { createServices, type Services } from './services.js';
import { createSiteSettings } from './domains/site-settings/index.js';
import { createTelemetry, type TelemetryOptions } from './telemetry/index.js';
import {
  createReviews,
  openPhotoFolder,
  seedReviews,
  type ReviewSeed,
} from './domains/reviews/index.js';
import { createShopSearch } from './domains/search/index.js';
import { shopReviews } from './domains/reviews/shop-reviews.js';
import {
  createTerms,
  seedTerms,
  shippingCountries,
  shopTerms,
  type ShopTerms,
} from './domains/terms/index.js';

export interface ServerOptions {
  readonly database: Database;
  /** Whether seeds are stored and expired data is deleted first, as by default; a copy on a prepared database needs neither. */
  readonly prepares?: boolean;
  /** Origins of other sites whose pages are allowed to call, such as `https://blog.example`; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** Signs crumbs and cart tokens; by default a random secret stored in the database. */
  readonly secret?: string;
  readonly rateLimits?: Partial<RateLimits>;
  /** Bytes of large bodies, those of files, that this process takes at a time; 100 MB by default. */
  readonly bodyBudget?: number;
  /** By default 100 lines a cart, and 4 kB of additional fields a line. */
  readonly cartLimits?: Partial<CartLimits>;
  /** The password of the owner's pages, of at least 12 characters; without it nobody can sign in. */
  readonly ownerPassword?: string;
  /**
   * What a new hash of a password costs: scrypt's N, a power of two; 32,768 by default, a tenth of a second, and 16,384 for
   * `ownerPassword`. Every guess at a stolen database costs the same, so less is for tests.
   */
  readonly passwordCost?: number;
  /** Trusts `X-Forwarded-For`, `-Proto` and `-Host`; only behind a proxy that sets them. Off by default. */
  readonly trustProxy?: boolean;
  /** Where shoppers find the shop, such as `https://shop.example`; absolute addresses begin with it. None by default. */
  readonly publicUrl?: string | null;
  /** `Strict-Transport-Security` in seconds, for a shop that stays on TLS; none by default. */
  readonly hsts?: number;
  /** How tokens of captcha vendors are verified; ALTCHA needs no settings. */
  readonly captcha?: CaptchaOptions;
  /** The captcha of the restock signup; none by default. */
  readonly restockCaptcha?: CaptchaSettings | null;
  /** The catalogue; by default `catalogue/products.ts`. */
  readonly products?: readonly ProductSeed[];
  /** The currency of prices for whoever asks for none; USD by default. */
  readonly currency?: CatalogueCurrency;
  /** The product reviews; by default `reviews/shop-reviews.ts`. */
  readonly reviews?: readonly ReviewSeed[];
  /** Folder of the photos that come with written reviews; without one the form takes none. */
  readonly reviewPhotosDir?: string | null;
  /** Folder of the files that are sold: one folder for each SKU. Without one, digital goods have no files. */
  readonly downloadsDir?: string | null;
  /** Folder of the pictures that the owner uploads for products; in memory by default. */
  readonly productPicturesDir?: string | null;
  /** Posts, events, albums and pages of the site; by default `content/shop-content.ts`. */
  readonly content?: readonly ContentSeed[];
  /** The password of private pages; by default `defaultLockPassword`, which the lock screen of the example names. */
  readonly lockPassword?: string;
  /** What may be liked and commented on, by id; by default the listed products and the published content. */
  readonly findItem?: FindItem;
  /** The site setting for comments (platform §4); on by default. Off, none are shown or taken. */
  readonly commentsEnabled?: boolean;
  /** Whether comments wait for the owner's approval; they do by default. */
  readonly commentsModerated?: boolean;
  /** The website's forms, stored once on first start; by default `forms/shop-forms.ts`. */
  readonly forms?: readonly FormJson[];
  /** The running experiments; by default `experiments/running.ts`. */
  readonly experiments?: readonly RunningExperiment[];
  /** JSON Schemas of the contents of tracked events, by schema name, for validate mode; none by default. */
  readonly eventSchemas?: EventSchemas;
  /** Where received events go; by default to the database. See `openBroker`. */
  readonly keepEvents?: KeepEvents;
  /** How many days tracked events are kept: at least 8, by default 90. */
  readonly eventRetention?: number;
  /** Which email addresses forms accept; `any-tld` by default, as for a site without the setting. */
  readonly emailPattern?: EmailPattern;
  /** Where files uploaded to forms are; in memory by default. */
  readonly formFiles?: FileStore;
  /** Coupons, shipping, taxes and the minimum subtotal; by default `terms/shop-terms.ts`. */
  readonly terms?: Partial<ShopTerms>;
  /** Who takes the payments of the checkout; `testProvider` by default. See docs/guides/payments.md. */
  readonly paymentProvider?: PaymentProvider;
  /** Mails: how they leave, and where letters to the shop go; by default they stay in the database. */
  readonly mail?: MailOptions;
  /** Who knows places, for address fields; `testPlaces` by default, which knows invented streets. */
  readonly placesProvider?: PlacesProvider;
  /** How long it may take, in milliseconds; 3 s by default. */
  readonly placesTimeout?: number;
  /** Tells what Vimeo says of a video, for the films of lessons; by default its oEmbed, which needs no key. */
  readonly findVideo?: FindVideo;
  readonly clock?: Pick<Clock, 'now'>;
  /** Receives faults; by default the log of `telemetry`. */
  readonly reporter?: Reporter;
  /** Logs, metrics and traces; by default faults on the console alone. */
  readonly telemetry?: TelemetryOptions & { readonly logAddresses?: boolean };
  /** Whether the server is about to stop: it is not ready then. */
  readonly isStopping?: () => boolean;
}

export interface MailOptions {
  /** Null, the default, keeps mails in the outbox. */
  readonly transport?: MailTransport | null;
  /** Where letters to the shop go; by default nowhere. */
  readonly ownerEmail?: string | null;
  /** The name of the shop in mails. */
  readonly shopName?: string;
  /** Begins addresses in mails if there is no `publicUrl`; by default `http://localhost:8080`. */
  readonly origin?: string;
  /** Folder of the templates of mails; by default `shop/server/domains/mail/templates` of the package. */
  readonly templatesDir?: string;
}

/** The password of the example's private pages. */
const defaultLockPassword = 'low tide';

/** Creates the reference server: an app for any adapter of hono, and services for pages rendered in the same process. */
export async function createServer(
  options: ServerOptions,
): Promise<{ app: OpenAPIHono<Environment>; services: Services }> {
  const telemetry = await createTelemetry(options.database, options.telemetry);
  const { database } = telemetry;
  const { clock = systemClock, reporter = telemetry.reporter, commentsEnabled = true } = options;
  const seededTerms = { ...shopTerms, ...options.terms };
  const eventRetention = requireRetention(options.eventRetention ?? defaultRetention);
  if (options.prepares ?? true) {
    await seedCatalogue(database, options.products ?? shopProducts);
    await seedReviews(database, options.reviews ?? shopReviews);
    await seedContent(database, options.content ?? shopContent);
    await seedTerms(database, seededTerms);
    await seedWebsiteForms(database, options.forms ?? shopForms);
    await purgeExpired(database, clock.now(), eventRetention).catch((error: unknown) => {
      // A long report may hold a partition; the next purge is an hour away, and no reason not to sell.
      if (!(error instanceof DatabaseError && error.isTemporary)) throw error;
      reporter.report(error, { where: 'deleting expired data' });
    });
  }
  const terms = createTerms({
    database,
    reporter,
    clock,
    minimumSubtotal: seededTerms.minimumSubtotal,
  });
  await terms.current();

  const secret = options.secret ?? (await readSecret(database));
  const signer = createSigner(secret);
  const callers = createCallers({
    allowedOrigins: options.allowedOrigins ?? [],
    trustProxy: options.trustProxy ?? false,
    publicUrl: options.publicUrl ?? null,
  });
  const crumbs = createCrumbs(signer, callers);
  const browserIds = createBrowserIds(callers);
  const visitors = createVisitors(signer, callers, crumbs);
  const cartLimits = { ...defaultCartLimits, ...options.cartLimits };
  const passwords = createPasswords(options.passwordCost);
  const limiter = createRateLimiter(database, { ...defaultRateLimits, ...options.rateLimits });
  const captcha = createCaptcha({ database, signer, clock }, options.captcha);
  const mail = {
    transport: null,
    ownerEmail: null,
    shopName: 'Marram',
    origin: 'http://localhost:8080',
    templatesDir: packageFile('shop/server/domains/mail/templates'),
    ...options.mail,
  };
  const now = () => clock.now();
  const mailer = createMailer(
    { database, reporter, now },
    { ...mail, origin: new URL(options.publicUrl ?? mail.origin).origin },
  );
  const mailingList = createMailingList({ database, mailer, signer, now });
  const restockCaptcha = options.restockCaptcha ?? null;
  const answerSettings = { emailPattern: options.emailPattern ?? 'any-tld' };
  const { logAddresses = false } = options.telemetry ?? {};
  const catalogue = createCatalogue(database, now);
  const content = createContent(database, () => clock.now());
  const siteSettings = createSiteSettings({ database, clock, reporter });
  const findItem = options.findItem ?? findItems(catalogue, content);
  const context: ServerContext = {
    currency: options.currency ?? 'USD',
    telemetry,
    observeRequests: telemetry.requests({
      trustProxy: options.trustProxy ?? false,
      addressOf: logAddresses ? (c) => callers.address(c) : null,
    }),
    downloadFiles: options.downloadsDir ? openDownloadFolder(options.downloadsDir) : noDownloads,
    database,
    isStopping: options.isStopping ?? (() => false),
    terms,
    clock,
    reporter,
    signer,
    callers,
    hsts: options.hsts ?? 0,
    crumbs,
    members: createMembers({
      database,
      signer,
      callers,
      crumbs,
      visitors,
      limiter,
      mailer,
      passwords,
      shopName: mail.shopName,
      countries: async () => shippingCountries(await terms.known()),
      mostLines: cartLimits.lines,
      clock,
    }),
    catalogue,
    browserIds,
    findItem,
    likes: createLikes({ database, clock }),
    comments: createComments({
      database,
      clock,
      findItem,
      commentsEnabled,
      isModerated: options.commentsModerated ?? true,
    }),
    storeAdd: createStoreAdd(database),
    cartLimits,
    reviews: createReviews(database, catalogue),
    photoFolder: options.reviewPhotosDir ? openPhotoFolder(options.reviewPhotosDir) : null,
    productPictures: createProductPictures({
      database,
      clock,
      folder: options.productPicturesDir
        ? openPhotoFolder(options.productPicturesDir)
        : createMemoryFolder(),
    }),
    content,
    siteSettings,
    fonts: createFonts({ database, siteSettings, clock }),
    lessonFilms: createLessonFilms({
      siteSettings,
      findVideo: options.findVideo ?? findVimeo(),
      reporter,
    }),
    shopSearch: createShopSearch({ database, catalogue, content, now }),
    countItems: createCountItems(database, commentsEnabled),
    locks: createLocks({
      signer,
      callers,
      password: options.lockPassword ?? defaultLockPassword,
    }),
    captcha,
    analytics: telemetry.analytics(
      createAnalytics({
        database,
        schemas: options.eventSchemas ?? {},
        keep: options.keepEvents ?? createEventStore(database),
      }),
    ),
    eventRetention,
    forms: createForms({
      files: options.formFiles ?? createMemoryStore(),
      database,
      clock,
      limiter,
      captcha,
      mailingList,
      mailer,
      answerSettings,
    }),
    answerSettings,
    experiments: options.experiments ?? runningExperiments,
    mailingList,
    mailer,
    restockCaptcha,
    paymentProvider: options.paymentProvider ?? testProvider,
    places: createPlaces({
      provider: options.placesProvider ?? testPlaces,
      reporter,
      timeout: options.placesTimeout,
    }),
    restock: createRestock({
      ...answerSettings,
      database,
      mailingList,
      mailer,
      captcha,
      restockCaptcha,
      clock,
      reporter,
    }),
    visitors,
    heldCarts: createHeldCarts({ database, signer, browserIds }),
    handOffs: createHandOffs({ database, visitors, callers, mostLines: cartLimits.lines, now }),
    limiter,
    apiKeys: createApiKeys({ database, now: () => clock.now() }),
    storeData: createStoreData({ database, now: () => clock.now() }),
    people: createPeople({
      database,
      mailer,
      passwords,
      hasFirstOwner: Boolean(options.ownerPassword),
      now: () => clock.now(),
    }),
    owners: await createOwners({
      password: options.ownerPassword ?? null,
      passwordCost: options.passwordCost,
      database,
      secret,
      passwords,
      signer,
      callers,
      limiter,
      clock,
    }),
  };
  const admit = admitBodies(context, options.bodyBudget);
  return { app: createApp(context, admit), services: createServices(context, admit) };
}
