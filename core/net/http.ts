import type { Clock } from '../base/index.js';
import { readAnswer, type Answer } from './answer.js';
import { createCartTokenStore, type CartTokenStore } from './cart-token.js';
import { readCookie } from './cookies.js';
import { beforeSending, isInDoubt, isOffline } from './doubt.js';
import { NetError } from './errors.js';
import {
  cartTokenHeader,
  crumbCookie,
  crumbHeader,
  currencyHeader,
  idempotencyHeader,
  intentOrderHeader,
} from './names.js';
import { retryDelay } from './retry.js';
import type { Schema } from './schema.js';
import { buildUrl, isSameOrigin, type Query } from './urls.js';
import { runWithin, waitFor } from './within.js';

export interface Call<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the origin's root, already encoded. */
  path: string;
  query?: Query;
  /** Sent as the JSON body. */
  json?: unknown;
  /** Schema of a successful response, built on first use. An empty body is checked as `undefined`. */
  schema: () => Schema<T>;
  /** Identifies the intent, so that the server processes it once and a POST can be retried. */
  idempotencyKey?: string;
  /** Prevents a late change from overwriting a newer one; see `createIntentOrder`. */
  intentOrder?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds for each try; 10,000 by default. */
  timeout?: number;
  /** Lets the request finish after the page is left, unless its body is longer than browsers take then. */
  keepalive?: boolean;
  /** False when the response belongs to another cart than the visitor's, such as that of a single purchase. */
  keepsCartToken?: boolean;
}

/** A call before it is known how to read the response. */
type Sent = Omit<Call<unknown>, 'schema'>;

/** A call whose response is awaited later, by its key. */
export type BegunCall = Sent & { readonly idempotencyKey: string };

/** A first try on its way. */
interface Begun {
  readonly answer: Promise<Answer>;
  /** The page's crumb when it was sent. */
  readonly crumb: string | false | null;
  readonly call: BegunCall;
}

export interface Http {
  /**
   * Sends the first try of a call under its `idempotencyKey` before the code that reads the response is there. `request`
   * with the same key takes that try as its own.
   */
  begin(call: BegunCall): void;
  /**
   * Sends a request and resolves to its parsed body. Retries it three times at most, where that is safe.
   * @throws NetError
   */
  request<T>(call: Call<T>): Promise<T>;
  /** The cart token for an API of another origin; null for the page's own origin, which uses a cookie. */
  readonly cartToken: CartTokenStore | null;
}

export interface HttpOptions {
  /** Origin of the API, such as `https://shop.example`. */
  origin: string;
  /** Read at every use, so that a getter may return a newer clock. */
  readonly clock: Clock;
  fetch?: typeof fetch;
  /** Storage of the cart token for an API of another origin. */
  cartToken?: CartTokenStore;
  /** The page's currency (ISO 4217), sent to an API of another origin, which cannot see the currency cookie. */
  getCurrency?: () => string;
  /** The page's locale (BCP 47), in which the server words its problems; the browser's languages without it. */
  getLocale?: () => string | undefined;
  /** Whether the server executes an `Idempotency-Key` once; true by default. Otherwise neither key nor order is sent. */
  honoursKeys?: () => boolean;
  /** Finds out why a call failed; resolves to the error to fail with at once, or null to go on as usual. */
  explain?: (failure: NetError, path: string) => Promise<NetError | null> | null;
}

const defaultTimeout = 10_000;
/** In characters, of up to three bytes each: browsers refuse a keepalive body beyond 64 kB. */
const keepaliveLimit = 16_000;

/**
 * Creates an HTTP client for one origin. Requests to the page's own origin send cookies and the crumb cookie as a header
 * (the XSRF token, "set as a header on all later requests", platform §4). Requests to another origin send no cookies but the cart token as a header.
 *
 * @example
 * const http = createHttp({ origin: 'https://shop.example', clock: systemClock });
 * const cart = await http.request({ method: 'GET', path: '/api/cart', schema: cartSchema });
 */
export function createHttp(options: HttpOptions): Http {
  const { origin } = options;
  const own = isSameOrigin(origin);
  const cartToken = own ? null : (options.cartToken ?? createCartTokenStore(options));

  const ownCrumb = () => own && readCookie(crumbCookie);

  function readHeaders(call: Sent): Record<string, string> {
    const locale = options.getLocale?.();
    const crumb = ownCrumb();
    return {
      accept: 'application/json',
      ...(call.json !== undefined && { 'content-type': 'application/json' }),
      ...(call.idempotencyKey && { [idempotencyHeader]: call.idempotencyKey }),
      ...(call.intentOrder && { [intentOrderHeader]: call.intentOrder }),
      ...(cartToken && { [cartTokenHeader]: cartToken.get() ?? 'new' }),
      ...(cartToken && options.getCurrency && { [currencyHeader]: options.getCurrency() }),
      ...(locale && { 'Accept-Language': locale }),
      ...(crumb && { [crumbHeader]: crumb }),
    };
  }

  /** An address and plain headers, not a `Request`: scripts of the page that wrap `fetch` expect these. */
  function prepare(call: Sent, signal: AbortSignal): [string, RequestInit] {
    const headers = readHeaders(call);
    // Refuses what `fetch` would refuse without a word of why.
    new Headers(headers);
    const body = call.json === undefined ? null : JSON.stringify(call.json);
    const init = {
      method: call.method,
      headers,
      credentials: own ? 'same-origin' : 'omit',
      // A cached response would show an old cart after Back.
      cache: 'no-cache',
      keepalive: call.keepalive === true && (body ?? '').length < keepaliveLimit,
      signal,
      ...(body !== null && { body }),
    } as const;
    try {
      return [buildUrl(origin, call.path, call.query), init];
    } catch (cause) {
      // Told as a shop that is out of reach, which `explain` looks into.
      throw new NetError('offline', `"${origin}" is no address of a shop`, { cause });
    }
  }

  async function exchange(call: Sent, signal: AbortSignal): Promise<Answer> {
    const label = `${call.method} ${call.path}`;
    const [url, init] = beforeSending(() => prepare(call, signal));
    const isUnsent = isOffline();
    try {
      const response = await (options.fetch ?? fetch)(url, init);
      const token = response.headers.get(cartTokenHeader);
      if (token && call.keepsCartToken !== false) cartToken?.set(token);
      const text = await response.text();
      const retryAfter = response.headers.get('Retry-After');
      return { label, path: call.path, status: response.status, text, retryAfter };
    } catch (cause) {
      throw Object.assign(new NetError('offline', `${label} got no answer`, { cause }), {
        isUnsent,
      });
    }
  }

  function send(call: Sent): Promise<Answer> {
    const { timeout = defaultTimeout, signal } = call;
    return runWithin({ clock: options.clock, timeout, signal }, (limit) => exchange(call, limit));
  }

  /** The call as the server understands it. */
  function adapt(wanted: Sent): Sent {
    const { idempotencyKey: _key, intentOrder: _order, ...rest } = wanted;
    return (options.honoursKeys?.() ?? true) ? wanted : rest;
  }

  const begun = new Map<string | undefined, Begun>();

  return {
    cartToken,
    begin(wanted) {
      const crumb = ownCrumb();
      const answer = send(adapt(wanted));
      // Its request handles the failure.
      answer.catch(() => undefined);
      begun.set(wanted.idempotencyKey, { answer, crumb, call: wanted });
    },
    async request(wanted) {
      const first = begun.get(wanted.idempotencyKey);
      begun.delete(wanted.idempotencyKey);
      const call = adapt(first?.call ?? wanted);
      let isDoubtful = false;
      let crumb = first ? first.crumb : ownCrumb();
      for (let repeats = 0; ; repeats += 1) {
        try {
          const answer = await (repeats === 0 && first ? first.answer : send(call));
          return readAnswer(answer, wanted.schema, options.clock.now());
        } catch (error) {
          if (!(error instanceof NetError)) throw error;
          // The first call of a page from a cache: the refusal has set the crumb that the page could not contain.
          if (error.code === 'crumb' && !crumb && (crumb = ownCrumb())) continue;
          error.isRepeat = isDoubtful;
          const known = await options.explain?.(error, call.path);
          if (known) throw known;
          const delay = retryDelay(call, error, repeats);
          if (delay === null) throw error;
          isDoubtful = isInDoubt(error);
          await waitFor({ clock: options.clock, timeout: delay, signal: call.signal }).catch(
            (stopped: unknown) => {
              throw Object.assign(stopped as NetError, { isUnsent: true, isRepeat: isDoubtful });
            },
          );
        }
      }
    },
  };
}
