import {
  noMoney,
  type ContentVariant,
  type StructuredContent,
  type WrittenMoney,
} from '../../../../../../core/commerce/product/structured-content/index.js';

export const usd = (amount: string): WrittenMoney => ({ amount, currency: 'USD' });

export type VariantChanges = Partial<Omit<ContentVariant, 'attribute'>> & {
  attributes?: Record<string, string>;
};

/** A physical product that is in stock; each change makes a variant. */
export function contentOf(
  variants: readonly VariantChanges[],
  changes: Partial<StructuredContent> = {},
): StructuredContent {
  return {
    productType: 'physical',
    price: noMoney,
    salePrice: null,
    onSale: false,
    isSubscribable: false,
    optionOrdering: [],
    customAddButtonText: '',
    variants: variants.map(({ attributes = {}, ...variant }, index) => ({
      sku: `SKU-${index + 1}`,
      price: usd('5'),
      salePrice: null,
      onSale: false,
      stock: { unlimited: false, quantity: 1 },
      legacyPrice: 'null',
      legacySalePrice: 'null',
      pricingOptions: [],
      attribute: (name) => attributes[name] ?? '',
      ...variant,
    })),
    ...changes,
  };
}
