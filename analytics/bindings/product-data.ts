import { isRecord } from '../../core/base/index.js';
import type { EventItem } from '../events/index.js';
import { toUnits } from './items.js';

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

/** What of a product is bought; by default its first variant, once. */
export interface Bought {
  readonly sku?: string | null;
  /** One of several plans; null for buying once. */
  readonly planId?: string | null | undefined;
}

/** Reads a product from the page's data (platform §3); null if it is not there. */
export function describeProduct(
  id: string,
  root: ParentNode = document,
  bought: Bought = {},
): DescribedProduct | null {
  for (const script of root.querySelectorAll('vitrine-product > script[type="application/json"]')) {
    const product = readProduct(script.textContent ?? '', bought);
    if (product?.item.id === id) return product;
  }
  return null;
}

function readProduct(text: string, { sku = null, planId = null }: Bought): DescribedProduct | null {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || typeof json['id'] !== 'string') return null;
    const { id, title, name } = json;
    const content = isRecord(json['structuredContent']) ? json['structuredContent'] : json;
    const variants = listOf(content, 'variants');
    const once = [find(variants, 'sku', sku), content, ...variants]
      .map(readPrice)
      .find((found) => found !== null);
    const currency = once?.currency;
    // What a plan of ours asks for each time.
    const plan = find(listOf(content, 'purchasePlans'), 'id', planId);
    const cents = read(read(read(plan, 'saving'), 'pricesInCents'), sku ?? '');
    const price = typeof cents === 'number' && currency ? toUnits(cents, currency) : once?.value;
    return {
      item: { id, name: textOf(title) ?? textOf(name) ?? id, price },
      currency,
      productType: productTypes[Number(content['productType'])] ?? textOf(content['productType']),
    };
  } catch {
    // The widgets report invalid data.
    return null;
  }
}

function read(from: unknown, key: string): unknown {
  return isRecord(from) ? from[key] : null;
}

function listOf(from: unknown, key: string): readonly unknown[] {
  const list = read(from, key);
  return Array.isArray(list) ? list : [];
}

function find(list: readonly unknown[], key: string, value: string | null): unknown {
  return list.find((one) => read(one, key) === value);
}

interface Price {
  readonly value: number;
  readonly currency: string | undefined;
}

/** "Money values: decimalValue and currencyCode, or else value and currency" (platform §3). */
function readPrice(from: unknown): Price | null {
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
