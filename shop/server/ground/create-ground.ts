import { systemClock, type Clock, type Reporter } from 'vitrine/core/runtime';
import type { Database } from './database/index.js';
import type { Ground } from './domain.js';
import { noWords, type ShopWords } from './shop-words/index.js';
import {
  createBrowserIds,
  createCallers,
  createCrumbs,
  createRateLimiter,
  createSigner,
  createVisitors,
  readSecret,
  type CatalogueCurrency,
  type GroundKind,
  type RateLimits,
} from './http/index.js';
import { createTelemetry, type TelemetryOptions } from './telemetry/index.js';

/** The options of the server itself; each domain adds its own. */
export interface GroundOptions {
  readonly database: Database;
  /** Whether seeds are stored and expired data is deleted first, as by default; a copy on a prepared database needs neither. */
  readonly prepares?: boolean;
  /** Origins of other sites whose pages are allowed to call, such as `https://blog.example`; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** Signs crumbs and cart tokens; by default a random secret stored in the database. */
  readonly secret?: string;
  /** Bytes of large bodies, those of files, that this process takes at a time; 100 MB by default. */
  readonly bodyBudget?: number;
  /** Trusts `X-Forwarded-For`, `-Proto` and `-Host`; only behind a proxy that sets them. Off by default. */
  readonly trustProxy?: boolean;
  /** The shop's address, such as `https://shop.example`; absolute addresses begin with it. None by default. */
  readonly publicUrl?: string | null;
  /** `Strict-Transport-Security` in seconds, for a shop that stays on TLS; none by default. */
  readonly hsts?: number;
  /** The English texts of the shop in other languages; none by default. See `ShopWords`. */
  readonly words?: ShopWords;
  /** The currency of prices for whoever asks for none; USD by default. */
  readonly currency?: CatalogueCurrency;
  readonly clock?: Pick<Clock, 'now'>;
  /** Receives faults; by default the log of `telemetry`. */
  readonly reporter?: Reporter;
  /** Logs, metrics and traces; by default faults on the console alone. */
  readonly telemetry?: TelemetryOptions & { readonly logAddresses?: boolean };
  /** Whether the server is about to stop: it is not ready then. */
  readonly isStopping?: () => boolean;
}

/** What the ground takes from the list of domains. */
interface Declared<Kind extends string> extends Pick<Ground, 'personalData'> {
  readonly limits: RateLimits<GroundKind | Kind>;
}

/** Creates what every domain stands on. */
export async function createGround<Kind extends string>(
  options: GroundOptions,
  { limits, personalData }: Declared<Kind>,
): Promise<Ground<Kind>> {
  const telemetry = await createTelemetry(options.database, options.telemetry);
  const { database } = telemetry;
  const { clock = systemClock, publicUrl = null, reporter = telemetry.reporter } = options;
  const { currency = 'USD', words = noWords, isStopping = () => false } = options;
  const secret = options.secret ?? (await readSecret(database));
  const signer = createSigner(secret);
  const { allowedOrigins = [], trustProxy = false } = options;
  const callers = createCallers({ allowedOrigins, trustProxy, publicUrl });
  const crumbs = createCrumbs(signer, callers);
  return {
    ...{ telemetry, database, clock, reporter, currency, words, publicUrl, isStopping },
    personalData,
    ...{ secret, signer, callers, crumbs },
    now: () => clock.now(),
    browserIds: createBrowserIds(callers),
    visitors: createVisitors(signer, callers, crumbs),
    limiter: createRateLimiter<Kind>(database, limits),
  };
}
