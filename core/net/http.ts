import ky from 'ky';
import type { Clock } from '../base/index.js';
import { readAnswer, type Answer } from './answer.js';
import { createCartTokenStore, type CartTokenStore } from './cart-token.js';
import { readCookie } from './cookies.js';
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
  /** What a success must look like, asked for once there is one; an empty answer is checked as `undefined`. */
  schema: () => Schema<T>;
  /** Names the intent; makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** Keeps a change that arrives late from undoing a newer one (`createIntentOrder`). */
  intentOrder?: string;
  signal?: AbortSignal;
  /** Milliseconds for each try; 10,000 by default. */
  timeout?: number;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** False when the response names another cart than the visitor's, such as that of a single purchase. */
  keepsCartToken?: boolean;
}

export interface Http {
  /**
   * Makes a call and answers its parsed body. Repeats it, at most twice, where that is safe.
   * Rejects with a NetError; with a TypeError only when `origin` is no URL.
   */
  request<T>(call: Call<T>): Promise<T>;
  /** Names the visitor's cart to an API of another origin; null on the page's own origin, where a cookie does. */
  readonly cartToken: CartTokenStore | null;
}

export interface HttpOptions {
  /** Of the API, such as `https://shop.example`. */
  origin: string;
  /** Read at every use: a getter may return another clock later. */
  readonly clock: Clock;
  fetch?: typeof fetch;
  /** Where the cart token of an API of another origin is kept. */
  cartToken?: CartTokenStore;
  /** The page's currency (ISO 4217), for an API of another origin, which sees no cookie that says it. */
  getCurrency?: () => string;
}

const defaultTimeout = 10_000;

/**
 * The one way to talk to a server. To the page's own origin: cookies, and the crumb cookie as a header on
 * everything but GET. To another: no cookies, and the cart token as a header.
 */
export function createHttp(options: HttpOptions): Http {
  const { origin } = options;
  const own = isSameOrigin(origin);
  const cartToken = own ? null : (options.cartToken ?? createCartTokenStore(options));

  const client = ky.create({
    // Time limits and retries run on the injected clock instead.
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: own ? 'same-origin' : 'omit',
    // An answer kept by the browser would show an old cart after Back.
    cache: 'no-cache',
    headers: { accept: 'application/json' },
    hooks: {
      beforeRequest: [
        (request) => {
          if (cartToken) request.headers.set(cartTokenHeader, cartToken.get() ?? 'new');
          if (cartToken && options.getCurrency) {
            request.headers.set(currencyHeader, options.getCurrency());
          }
          const crumb = own && request.method !== 'GET' ? readCookie(crumbCookie) : null;
          if (crumb !== null) request.headers.set(crumbHeader, crumb);
        },
      ],
    },
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function exchange(call: Call<unknown>, signal: AbortSignal): Promise<Answer> {
    const label = `${call.method} ${call.path}`;
    const url = buildUrl(origin, call.path, call.query);
    try {
      const response = await client(url, {
        method: call.method,
        signal,
        keepalive: call.keepalive ?? false,
        ...(call.json !== undefined && { json: call.json }),
        headers: {
          ...(call.idempotencyKey && { [idempotencyHeader]: call.idempotencyKey }),
          ...(call.intentOrder && { [intentOrderHeader]: call.intentOrder }),
        },
      });
      const token = response.headers.get(cartTokenHeader);
      if (token && call.keepsCartToken !== false) cartToken?.set(token);
      const text = await response.text();
      const retryAfter = response.headers.get('Retry-After');
      return { label, status: response.status, text, retryAfter };
    } catch (cause) {
      throw new NetError('offline', `${label} got no answer`, { cause });
    }
  }

  async function attempt<T>(call: Call<T>): Promise<T> {
    const { timeout = defaultTimeout, signal } = call;
    const { clock } = options;
    const answer = await runWithin({ clock, timeout, signal }, (limit) => exchange(call, limit));
    return readAnswer(answer, call.schema, clock.now());
  }

  return {
    cartToken,
    async request(call) {
      for (let repeats = 0; ; repeats += 1) {
        try {
          return await attempt(call);
        } catch (error) {
          if (!(error instanceof NetError)) throw error;
          error.isRepeat = repeats > 0;
          const delay = retryDelay(call, error, repeats);
          if (delay === null) throw error;
          await waitFor({ clock: options.clock, timeout: delay, signal: call.signal });
        }
      }
    },
  };
}
