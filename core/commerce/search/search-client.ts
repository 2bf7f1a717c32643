import { currentPrice, type Product, type ProductClient } from '../product/index.js';
import type { Suggestion, Suggestions } from './suggestions.js';

/** Port between the search element and a shop. A call rejects with a `NetError` or an error of the client's own. */
export interface SearchClient {
  /** @param limit The most products, 1 to 20. */
  suggest(text: string, limit: number, signal: AbortSignal): Promise<Suggestions>;
}

/** The search of a catalogue that has no call for suggestions: its list of products, found by words. */
export function searchByProducts(client: Pick<ProductClient, 'list'>): SearchClient {
  return {
    async suggest(text, limit, signal) {
      const { products, nextCursor } = await client.list({ search: text, limit }, signal);
      return {
        // More than are known cannot be counted.
        total: products.length + (nextCursor === null ? 0 : 1),
        correctedTo: null,
        items: products.flatMap(toSuggestion),
      };
    },
  };
}

function toSuggestion({ title, url, images, variants }: Product): readonly Suggestion[] {
  if (!url) return [];
  const prices = variants.map(currentPrice);
  const price = prices.reduce<(typeof prices)[number] | null>(
    (least, other) => (least && least.cents <= other.cents ? least : other),
    null,
  );
  return [
    {
      kind: 'product',
      title,
      url,
      imageUrl: images[0]?.url ?? null,
      price,
      isLowest: prices.some(({ cents }) => cents !== price?.cents),
    },
  ];
}
