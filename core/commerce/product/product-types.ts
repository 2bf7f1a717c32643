/** The product types of platform §3. Any other number or name is of type `unknown`. */
export const productTypes = {
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
  paywall: 5,
} as const;

type KnownProductType = keyof typeof productTypes;
export type ProductType = KnownProductType | 'unknown';

/**
 * Digital and gift-card products are never sold out (storefront §9), nor is access behind a paywall: stock decides for
 * physical products and services alone (platform §4).
 */
export function isNeverSoldOut(type: ProductType): boolean {
  return type === 'digital' || type === 'gift-card' || type === 'paywall';
}

const typesByCode = /* @__PURE__ */ new Map(
  /* @__PURE__ */ (Object.entries(productTypes) as [KnownProductType, number][]).map(
    ([type, code]) => [String(code), type],
  ),
);

const isKnown = (name: string): name is KnownProductType => Object.hasOwn(productTypes, name);

/** Accepts the number, also as text, or the name in any case: `4`, `'4'`, `GIFT_CARD`, `gift card`, `giftCard`. */
export function readProductType(value: unknown): ProductType {
  const text = String(value ?? '').trim();
  const ofCode = typesByCode.get(text);
  if (ofCode) return ofCode;
  const name = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
  return isKnown(name) ? name : 'unknown';
}
