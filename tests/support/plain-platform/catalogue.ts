interface PlainVariant {
  readonly sku: string;
  /** As storefront §3 and platform §3 allow: decimalValue alone. */
  readonly price: { readonly decimalValue: string };
  readonly attributes: readonly { readonly optionName: string; readonly value: string }[];
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

export interface PlainItem {
  readonly id: number;
  readonly name: string;
  readonly price: { readonly decimalValue: string };
  readonly productType: string;
  readonly variants: readonly PlainVariant[];
  readonly isSubscribable?: boolean;
  readonly subscriptionPlan?: object;
}

const variant = (
  sku: string,
  decimalValue: string,
  option: string,
  value: string,
  qtyInStock = 9,
) => ({
  sku,
  price: { decimalValue },
  attributes: [{ optionName: option, value }],
  qtyInStock,
  unlimited: false,
});

export const items: readonly PlainItem[] = [
  {
    id: 7,
    name: 'Plain Mug',
    price: { decimalValue: '28.00' },
    productType: 'physical',
    variants: [
      variant('MUG-S', '28.00', 'Size', 'Small'),
      variant('MUG-L', '34.50', 'Size', 'Large'),
      variant('MUG-XL', '40.00', 'Size', 'Huge', 0),
    ],
  },
  {
    id: 8,
    name: 'Coffee of the month',
    price: { decimalValue: '15.00' },
    productType: 'physical',
    variants: [variant('COFFEE', '15.00', 'Roast', 'Dark')],
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  },
  {
    id: 9,
    name: 'Gift card',
    price: { decimalValue: '25.00' },
    productType: 'gift card',
    variants: [
      variant('CARD-25', '25.00', 'Value', '25'),
      variant('CARD-50', '50.00', 'Value', '50'),
    ],
  },
];

export function itemOf(id: unknown, among = items): PlainItem | undefined {
  return among.find((item) => String(item.id) === String(id));
}

export function findVariant(sku: unknown, among: readonly PlainItem[]): PlainVariant | undefined {
  return among.flatMap(({ variants }) => variants).find((candidate) => candidate.sku === sku);
}

export function unitCents(sku: string, among: readonly PlainItem[]): number {
  return Math.round(Number(findVariant(sku, among)?.price.decimalValue ?? 0) * 100);
}
