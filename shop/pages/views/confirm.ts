import { currentPrice, type Product, type Variant } from 'vitrine/core/product';
import { multiplyMoney } from 'vitrine/core/money';
import { cartStrings } from 'vitrine/core/i18n';
import { website } from '../site.js';
import { say } from '../words/say.js';
import { toAddress } from './address.js';
import { moneyView } from './parts/money.js';

export interface ConfirmPage {
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly crumb: string;
  /** Makes two presses of the button one. */
  readonly key: string;
}

/** What the form of another site adds, with a button that adds it. */
export function confirmView({ product, variant, quantity, crumb, key }: ConfirmPage) {
  const image = variant.image ?? product.images[0] ?? null;
  return {
    title: `${say('Add this to your cart?')} – ${website.siteTitle}`,
    description: `Add ${product.title} to your cart.`,
    page: null,
    analytics: { pageKind: 'confirm-add' },
    sheets: ['forms'] as const,
    crumb,
    key,
    itemId: product.id,
    sku: variant.sku,
    lines: [
      {
        id: product.id,
        title: product.title,
        picture: image && { url: toAddress(image.url) },
        choices: Object.entries(variant.attributes).map(([name, value]) => ({ name, value })),
        problem: null,
        count: quantity,
        price: moneyView(currentPrice(variant)),
        subtotal: moneyView(multiplyMoney(currentPrice(variant), quantity)),
      },
    ],
    quantity,
    url: toAddress(product.url ?? '/'),
    addLabel: cartStrings('addToCart'),
  };
}
