import * as z from 'zod/mini';
import { defineSchema, wholeWithin, type Http } from '../../net/index.js';
import { MoneyError, parseMoney, type Money, type MoneyInput } from '../money/index.js';
import type { SearchClient } from './search-client.js';
import type { Suggestion } from './suggestions.js';

const schemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(z.nullable(z.string()), null);
  const link = z.object({ title: z.string(), url: z.string() });
  const money = z.object({ value: z.string(), currency: z.string() });
  const product = z.object({
    title: z.string(),
    url: z.string(),
    imageUrl: text,
    salePriceMoney: z.catch(z.nullable(money), null),
    hasSeveralPrices: z.catch(z.boolean(), false),
  });
  return {
    found: z.object({
      match: z.catch(z.string(), 'all'),
      words: z.catch(z.string(), ''),
      total: wholeWithin(0),
      products: z.array(product),
      categories: z.catch(z.array(link), []),
      posts: z.catch(z.array(link), []),
    }),
  };
});

/** The client of `GET /api/commerce/search` (docs/server/CONTRACT.md). Addresses resolve against `origin`, the API's. */
export function createHttpSearchClient(
  http: Pick<Http, 'request'>,
  { origin, getCurrency }: { readonly origin: string; readonly getCurrency: () => string },
): SearchClient {
  return {
    async suggest(q, limit, signal) {
      const found = await http.request({
        method: 'GET',
        path: '/api/commerce/search',
        // With the currency in the address, one answer may serve everybody.
        query: { q, limit, currency: getCurrency() },
        schema: () => schemas().found,
        signal,
      });
      const { match, words, total, products, categories, posts } = found;
      const linked = (kind: Suggestion['kind']) => (link: { title: string; url: string }) => ({
        ...link,
        kind,
        imageUrl: null,
        price: null,
        isLowest: false,
      });
      const items: readonly Suggestion[] = [
        ...products.map(({ title, url, imageUrl, salePriceMoney, hasSeveralPrices }) => ({
          kind: 'product' as const,
          title,
          url,
          imageUrl: imageUrl === null ? null : absolute(imageUrl, origin),
          price: salePriceMoney && readMoney(salePriceMoney),
          isLowest: hasSeveralPrices,
        })),
        ...categories.map(linked('category')),
        ...posts.map(linked('post')),
      ];
      return {
        total,
        correctedTo: match === 'corrected' ? words : null,
        items: items.flatMap((item) => {
          const url = absolute(item.url, origin);
          return url === null ? [] : [{ ...item, url }];
        }),
      };
    },
  };
}

/** Null for what a browser must not open, such as `javascript:`. */
function absolute(address: string, origin: string): string | null {
  const base = origin || undefined;
  if (!URL.canParse(address, base)) return null;
  const { href, protocol } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

function readMoney(input: MoneyInput): Money | null {
  try {
    return parseMoney(input);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
