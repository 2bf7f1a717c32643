import { cartPath } from '../../../commerce/cart/index.js';
import { element, markupFormatter } from '../../markup/index.js';
import { plain, type Formatters } from '../../plugins.js';
import { asNumber, memberOf } from '../../values.js';
import { elementsOf, textOf } from '../../readers/index.js';

export const cartFormatters = {
  'cart-url': plain(() => cartPath, { safe: true }),
  'cart-subtotal': plain(() => 'deprecated, do not use'),

  'cart-quantity': markupFormatter((cart) => {
    const quantity = elementsOf(cart, 'entries')
      .map((entry) => asNumber(memberOf(entry, 'quantity')) || 0)
      .reduce((total, pieces) => total + pieces, 0);
    return element('data', { class: 'cart-quantity', value: quantity }, quantity);
  }),

  'variant-descriptor': plain((variant) =>
    elementsOf(variant, 'optionValues')
      .map((option) => textOf(option, 'value'))
      .join(' / '),
  ),
} satisfies Formatters;
