import { callGraphql, createTransport } from '../base/index.js';
import type { Schema } from '../../core/net/index.js';
import type { ShopifyOptions } from './options.js';

type Variables = Readonly<Record<string, unknown>>;

export interface StorefrontApi {
  readonly origin: string;
  /** The buyer's country; null for the shop's own. */
  readonly country: string | null;
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

const usualVersion = '2026-04';

export function createStorefrontApi(options: ShopifyOptions): StorefrontApi {
  const { api, token, version = usualVersion, country = null, language = null } = options;
  const { origin } = new URL(api);
  const path = `/api/${version}/graphql.json`;
  const transport = createTransport({
    origin,
    ...(options.fetch && { fetch: options.fetch }),
    headers: () => ({ ...(token && { 'X-Shopify-Storefront-Access-Token': token }) }),
  });
  const where = { country, language };

  return {
    origin,
    country,
    query: (document, variables, schema, signal) =>
      callGraphql(transport, path, {
        document,
        variables: { ...variables, ...where },
        schema,
        signal,
        isRepeatable: true,
      }),
    change: (document, variables, schema, isRepeatable) =>
      callGraphql(transport, path, {
        document,
        variables: { ...variables, ...where },
        schema,
        isRepeatable,
      }),
  };
}
