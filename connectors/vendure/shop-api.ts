import { createSessionStore, createTransport, callGraphql } from '../base/index.js';
import type { SessionStore } from '../base/index.js';
import type { Query, Schema } from '../../core/net/index.js';
import type { VendureOptions } from './options.js';

type Variables = Readonly<Record<string, unknown>>;

export interface ShopApi {
  readonly session: SessionStore;
  query<T>(
    document: string,
    variables: Variables,
    schema: () => Schema<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  /** `isRepeatable`: whether it does no harm to make the change twice. */
  change<T>(
    document: string,
    variables: Variables,
    schema: () => Schema<T>,
    isRepeatable: boolean,
  ): Promise<T>;
}

const tokenHeader = 'vendure-auth-token';

/** Vendure's Shop API under the visitor's session token, which the first answer with a cart brings. */
export function createShopApi(options: VendureOptions): ShopApi {
  const { api, path = '/shop-api', channel, language, currency } = options;
  const { origin } = new URL(api);
  const session = createSessionStore('vendure', origin);
  const transport = createTransport({
    origin,
    ...(options.fetch && { fetch: options.fetch }),
    headers() {
      const token = session.get()?.token;
      return {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(channel && { 'vendure-token': channel }),
      };
    },
    received(headers) {
      const token = headers.get(tokenHeader);
      if (token) session.set({ token, cartId: session.get()?.cartId ?? null });
    },
  });
  const query: Query = { languageCode: language, currencyCode: currency };

  return {
    session,
    query: (document, variables, schema, signal) =>
      callGraphql(transport, path, {
        document,
        variables,
        schema,
        query,
        signal,
        isRepeatable: true,
      }),
    change: (document, variables, schema, isRepeatable) =>
      callGraphql(transport, path, { document, variables, schema, query, isRepeatable }),
  };
}
