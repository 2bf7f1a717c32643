import { isRecord } from '../../core/base/index.js';
import {
  isSameOrigin,
  NetError,
  readCookie,
  type Query,
  type Schema,
} from '../../core/net/index.js';
import * as z from 'zod/mini';
import { ahead, createSessionStore, createTransport, type SessionStore } from '../base/index.js';
import { createBatcher } from './batcher.js';
import { readVisitor } from './cart-token.js';
import type { WooCommerceOptions } from './options.js';
import { toPlainText } from './plain-text.js';
import { schemas, type WireCart } from './schemas.js';

export interface StoreApi {
  /** The address of the shop's start page, with its folder. */
  readonly home: string;
  readonly isOwnOrigin: boolean;
  readonly session: SessionStore;
  hasSession(): boolean;
  get<T>(path: string, query: Query, schema: () => Schema<T>, signal?: AbortSignal): Promise<T>;
  /** Posts a change of the cart. The visitor has a session, see `openSession`. */
  change(path: string, body: object, isRepeatable: boolean): Promise<WireCart>;
  /** Reads the cart for the token that changes need, unless there is one. */
  openSession(): Promise<void>;
  /**
   * Copies the visitor's session, and resolves to the token of the copy; null from a shop that cannot: WooCommerce before
   * 10.0, or with sessions of its own. A page that is opened with a token copies its session too, but only once for a
   * browser, which keeps that copy whatever is added later: so each way to the shop needs a token of its own.
   */
  copySession(): Promise<string | null>;
  /** The address of the page with this slug; null when there is none. */
  findPage(slug: string): Promise<string | null>;
}

const prefix = '/wc/store/v1';

/**
 * The Store API. A page of the shop's own origin has the shop's cookies and sends the nonce of the last answer; any other
 * page sends the Cart-Token.
 */
export function createStoreApi(options: WooCommerceOptions): StoreApi {
  const { origin, pathname } = new URL(options.api);
  const folder = pathname.replace(/\/+$/, '');
  const isOwnOrigin = isSameOrigin(origin);
  const session = createSessionStore('woocommerce', origin + folder);
  let nonce: string | null = null;

  const headers = (): Record<string, string> => {
    const token = isOwnOrigin ? null : session.get()?.token;
    return {
      ...(isOwnOrigin && nonce && { Nonce: nonce }),
      ...(token && { 'Cart-Token': token }),
    };
  };
  const transport = createTransport({
    origin,
    ...(options.fetch && { fetch: options.fetch }),
    headers,
    received(answered) {
      nonce = answered.get('Nonce') ?? nonce;
      const token = answered.get('Cart-Token');
      if (token && !isOwnOrigin) session.set({ token, cartId: readVisitor(token) });
    },
    explain: (body) =>
      isRecord(body) && typeof body['message'] === 'string' ? toPlainText(body['message']) : null,
  });
  const rest = options.path ?? `${folder}/wp-json`;
  const root = `${rest}${prefix}`;

  /** Reads as a visitor who is not known: with a Cart-Token no session is copied, and other APIs of the shop refuse it. */
  async function readAsNobody<T>(path: string, query: Query, schema: () => Schema<T>) {
    let token: string | null = null;
    const nobody = createTransport({
      origin,
      ...(options.fetch && { fetch: options.fetch }),
      headers: () => ({}),
      received(answered) {
        token = answered.get('Cart-Token');
      },
    });
    const body = await nobody.request({ method: 'GET', path, query, schema });
    return { body, token };
  }

  async function request<T>(call: Parameters<typeof transport.request<T>>[0]): Promise<T> {
    try {
      return await transport.request(call);
    } catch (error) {
      throw error instanceof NetError && codeOf(error) === 'rate_limit_exceeded'
        ? new NetError('rate-limited', error.message, { status: error.status, body: error.body })
        : error;
    }
  }

  const batcher = createBatcher({
    prefix,
    headers,
    send: (path, json, isRepeatable) =>
      request({
        method: 'POST',
        path: `${root}${path}`,
        json,
        schema: () => z.unknown(),
        isRepeatable,
      }),
  });

  const get: StoreApi['get'] = (path, query, schema, signal) =>
    request({ method: 'GET', path: `${root}${path}`, query, schema, signal });

  async function refresh(): Promise<void> {
    await ahead(get('/cart', {}, () => schemas().cart));
  }

  return {
    home: `${origin}${folder}/`,
    isOwnOrigin,
    session,
    hasSession: () =>
      isOwnOrigin ? readCookie('woocommerce_items_in_cart') !== null : session.get() !== null,
    get,
    async openSession() {
      if (isOwnOrigin ? nonce === null : session.get() === null) await refresh();
    },
    async copySession() {
      const { token: own } = session.get() ?? {};
      const query = { session: own, _fields: 'items_count' };
      const { body, token } = await readAsNobody(`${root}/cart`, query, () => schemas().count);
      return body.items_count > 0 ? token : null;
    },
    async findPage(slug) {
      const query = { slug, parent: 0, _fields: 'link' };
      const { body } = await readAsNobody(`${rest}/wp/v2/pages`, query, () => schemas().pages);
      return body[0]?.link ?? null;
    },
    async change(path, body, isRepeatable) {
      const send = () => batcher.change(path, body, isRepeatable);
      const answer = await send().catch(async (error: unknown) => {
        // A page that was open for a day has an old nonce.
        if (!isOwnOrigin || !isRefusedNonce(error)) throw error;
        await refresh();
        return send();
      });
      const parsed = z.safeParse(schemas().cart, answer);
      if (parsed.success) return parsed.data;
      throw new NetError('unexpected-answer', `${path} answered something unexpected`, {
        status: 200,
        body: answer,
        cause: parsed.error,
      });
    },
  };
}

/** The `code` of a refusal, such as `woocommerce_rest_cart_invalid_key`. */
export function codeOf(error: unknown): string {
  const { code } = error instanceof NetError && isRecord(error.body) ? error.body : { code: '' };
  return String(code ?? '');
}

/** Whether WooCommerce knows neither the nonce nor the Cart-Token. */
export const isRefusedNonce = (error: unknown): boolean =>
  ['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce'].includes(codeOf(error));
