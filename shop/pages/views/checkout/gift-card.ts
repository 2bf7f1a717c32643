import { currentPrice, type Product, type Variant } from 'vitrine/core/product';
import { formStrings } from 'vitrine/core/i18n';
import { say } from '../../words/say.js';
import { website } from '../../site.js';
import { toAddress } from '../address.js';
import { fieldView, type Typed } from '../parts/field.js';
import { moneyView } from '../parts/money.js';
import { pictureView } from '../parts/picture.js';
import { alertView } from './alert.js';
import { recipientFields } from './fields.js';

export interface GiftCardPage {
  readonly product: Product;
  /** The denomination. */
  readonly variant: Variant;
  readonly action: string;
  readonly typed: Typed;
  readonly errors: Typed;
  readonly problem: string | null;
  readonly crumb: string;
}

/** The step before the checkout of a gift card: its denomination and recipient. */
export function giftCardView(page: GiftCardPage) {
  const { product, variant, typed, errors } = page;
  const alert = alertView(page, recipientFields);
  const image = variant.image ?? product.images[0];
  const title = `${say('Your gift card')} – ${website.siteTitle}`;
  return {
    title: alert ? formStrings('errorTitle', { title }) : title,
    description: say('Whom the gift card is for.'),
    page: null,
    isCheckout: true,
    sheets: ['forms'] as const,
    alert,
    form: { url: toAddress(page.action) },
    crumb: page.crumb,
    product: {
      title: product.title,
      url: toAddress(product.url ?? '/'),
      denomination: Object.values(variant.attributes).join(', '),
      price: moneyView(currentPrice(variant)),
      picture: image ? pictureView(image) : null,
    },
    fields: recipientFields.map((field) => fieldView(field, typed, errors)),
    button: say('Continue to payment'),
  };
}
