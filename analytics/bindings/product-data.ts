import { isRecord } from '../../core/base/index.js';
import type { EventItem } from '../events/index.js';

export interface DescribedProduct {
  readonly item: EventItem;
  readonly currency: string | undefined;
  readonly productType: string | undefined;
}

/** Names of the numeric product types (platform §3). */
const productTypes: Readonly<Record<number, string>> = {
  1: 'physical',
  2: 'digital',
  3: 'service',
  4: 'gift-card',
  5: 'paywall',
};

/** Reads a product from the page's data (platform §3); null if it is not there. */
export function describeProduct(id: string, root: ParentNode = document): DescribedProduct | null {
  for (const script of root.querySelectorAll('vitrine-product > script[type="application/json"]')) {
    const product = readProduct(script.textContent ?? '');
    if (product?.item.id === id) return product;
  }
  return null;
}

function readProduct(text: string): DescribedProduct | null {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || typeof json['id'] !== 'string') return null;
    const { id, title, name } = json;
    const content = isRecord(json['structuredContent']) ? json['structuredContent'] : json;
    const variants: readonly unknown[] = Array.isArray(content['variants'])
      ? content['variants']
      : [];
    const price = [content, ...variants].map(readPrice).find((found) => found !== null);
    return {
      item: { id, name: textOf(title) ?? textOf(name) ?? id, price: price?.value },
      currency: price?.currency,
      productType: productTypes[Number(content['productType'])] ?? textOf(content['productType']),
    };
  } catch {
    // The widgets report invalid data.
    return null;
  }
}

/** "Money values: decimalValue and currencyCode, or else value and currency" (platform §3). */
function readPrice(from: unknown): { value: number; currency: string | undefined } | null {
  if (!isRecord(from)) return null;
  const { onSale, salePriceMoney, priceMoney, price } = from;
  const money = [onSale === true ? salePriceMoney : null, priceMoney, price].find(isRecord);
  if (!money) return null;
  const value = Number(money['decimalValue'] ?? money['value']);
  return Number.isFinite(value)
    ? { value, currency: textOf(money['currencyCode'] ?? money['currency']) }
    : null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
