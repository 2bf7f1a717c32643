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

function readProduct(text: string, { sku, planId }: Bought): DescribedProduct | null {
  try {
    const json: unknown = JSON.parse(text);
    if (!isRecord(json) || typeof json['id'] !== 'string') return null;
    const { id, title, name } = json;
    const content = isRecord(json['structuredContent']) ? json['structuredContent'] : json;
    const variants: readonly unknown[] = Array.isArray(content['variants'])
      ? content['variants']
      : [];
    const variant = variants.find((found) => isRecord(found) && found['sku'] === sku);
    const prices = [...(variant ? [variant] : []), content, ...variants].map(readPrice);
    const once = prices.find((found) => found !== null);
    const price = (planId && sku && readPlanPrice(content, planId, sku, once)) || once;
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

/** What a plan of ours asks for each time. */
function readPlanPrice(
  content: Record<string, unknown>,
  planId: string,
  sku: string,
  once: Price | undefined,
): Price | null {
  const plans: readonly unknown[] = Array.isArray(content['purchasePlans'])
    ? content['purchasePlans']
    : [];
  const plan = plans.filter(isRecord).find(({ id }) => id === planId);
  const saving = isRecord(plan?.['saving']) ? plan['saving'] : {};
  const cents = isRecord(saving['pricesInCents']) ? saving['pricesInCents'][sku] : null;
  const currency = once?.currency;
  return typeof cents === 'number' && currency
    ? { value: toUnits(cents, currency), currency }
    : null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
