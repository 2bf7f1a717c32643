import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import type { FakeProduct, ShopifyShop } from './shopify-shop.js';

const sdl = readFileSync(new URL('storefront.graphql', import.meta.url), 'utf8');
/** The vendor's own schema: a query that it does not know fails, and so does an answer that does not fit. */
export const storefrontSchema = buildSchema(sdl);

interface Page {
  readonly first: number;
  readonly after?: string | null;
  readonly reverse?: boolean;
  readonly sortKey?: string;
}

interface Buyer {
  readonly countryCode?: string | null;
}

/** Cuts a page out of a list; a cursor is the place after the last product. */
function paginate(found: readonly FakeProduct[], { first, after, reverse, sortKey }: Page) {
  const lowest = ({ variants }: FakeProduct) =>
    Math.min(...variants.nodes.map(({ cents }) => cents));
  const orders: Record<string, (one: FakeProduct, other: FakeProduct) => number> = {
    PRICE: (one, other) => lowest(one) - lowest(other),
    TITLE: (one, other) => one.title.localeCompare(other.title),
  };
  const sorted = [...found].sort(orders[sortKey ?? ''] ?? (() => 0));
  if (reverse) sorted.reverse();
  const start = Number(after ?? 0);
  const end = start + first;
  return {
    nodes: sorted.slice(start, end),
    pageInfo: { hasNextPage: end < sorted.length, endCursor: String(end) },
  };
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The resolvers of the fields that the connector may use; the others are null. */
function createRoot(shop: ShopifyShop) {
  const { products } = shop;
  type Of<Name extends keyof ShopifyShop> = ShopifyShop[Name] extends (...args: infer A) => unknown
    ? A
    : never;
  return {
    product: ({ id, handle }: { id?: string; handle?: string }) =>
      products.find((one) => (id ? one.id === id : one.handle === handle)) ?? null,
    products: (page: Page) => paginate(products, page),
    collection({ handle }: { handle?: string }) {
      const found = products.filter(({ category }) => slug(category) === handle);
      return found.length === 0 ? null : { products: (page: Page) => paginate(found, page) };
    },
    search: ({ query, ...page }: Page & { query: string }) =>
      paginate(
        products.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
        page,
      ),
    cart: ({ id }: { id: string }) => shop.cart(id),
    cartCreate: ({ input }: { input: { lines: Of<'create'>[0]; buyerIdentity?: Buyer } }) =>
      shop.create(input.lines, input.buyerIdentity?.countryCode),
    cartBuyerIdentityUpdate: (args: { cartId: string; buyerIdentity: Buyer }) =>
      shop.setCountry(args.cartId, args.buyerIdentity.countryCode ?? null),
    cartLinesAdd: (args: { cartId: string; lines: Of<'add'>[1] }) =>
      shop.add(args.cartId, args.lines),
    cartLinesUpdate: (args: { cartId: string; lines: Of<'update'>[1] }) =>
      shop.update(args.cartId, args.lines),
    cartLinesRemove: (args: { cartId: string; lineIds: string[] }) =>
      shop.remove(args.cartId, args.lineIds),
    cartDiscountCodesUpdate: (args: { cartId: string; discountCodes: string[] }) =>
      shop.setCodes(args.cartId, args.discountCodes),
  };
}

export const shopifyOrigin = 'https://shop.shopify.test';
export const shopifyToken = 'public-token';

/** The endpoint of the Storefront API over a shop in memory. */
export function createShopifyServer(shop: ShopifyShop): typeof fetch {
  const rootValue = createRoot(shop);
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/2026-04/graphql.json' || request.method !== 'POST') {
      return new Response('', { status: 404 });
    }
    if (request.headers.get('X-Shopify-Storefront-Access-Token') !== shopifyToken) {
      return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
    }
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const answer = await graphql({
      schema: storefrontSchema,
      source: query,
      rootValue,
      // What `@inContext` says; calls of the cart do not look at it.
      contextValue: { country: variables['country'] ?? null },
      variableValues: variables,
    });
    return Response.json(answer);
  };
}
