import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getProducts } from '../../../../../../core/commerce/product/index.js';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import '../../../../../../widgets/elements/price/index.js';
import '../../../../../../widgets/elements/product/index.js';
import '../../../../../../widgets/elements/quantity/index.js';
import '../../../../../../widgets/elements/variant-picker/index.js';
import {
  buttonIn,
  labelIn,
  openShop,
  press,
} from '../../../../widgets/elements/add-to-cart/shop.js';
import { renderWith } from '../../render-with.js';
import { only } from '../read-page.js';
import { mug } from './shop-items.js';

const render = renderWith({ formatters: commerceFormatters });
const shop = openShop();

/** The page in the document, with every widget mounted. */
async function mount(template: string) {
  const page = document.createElement('body');
  page.innerHTML = render(template, mug());
  for (const element of page.querySelectorAll('*')) {
    if (element.localName.startsWith('vitrine-')) element.setAttribute('load', 'eager');
  }
  await act(async () => document.body.append(...page.childNodes));
  return (tag: string) => {
    const root = only(document.body, tag).shadowRoot;
    if (!root) throw new Error(`${tag} did not mount.`);
    return root;
  };
}

describe.each([
  ['together', '{@|product-checkout}{@|product-price}'],
  [
    'apart',
    '{@|product-price}{@|add-to-cart-btn}<p>{@|quantity-input}</p><p>{@|variants-select}</p>',
  ],
])('the widgets of controls that are printed %s', (_, template) => {
  it('know the product', async () => {
    const rootOf = await mount(template);
    expect(getProducts().get('item-mug')?.getState().product.title).toBe('Dune Mug');
    expect(rootOf('vitrine-price').textContent).toContain('from $28');
    expect(labelIn(rootOf('vitrine-add-to-cart'))).toBe('Add To Cart');
    expect(rootOf('vitrine-variant-picker').querySelectorAll('select')).toHaveLength(2);
    expect(rootOf('vitrine-quantity').querySelector('input')?.value).toBe('1');
  });

  it('add what is chosen', async () => {
    const rootOf = await mount(template);
    const store = getProducts().get('item-mug');
    await act(async () => {
      store?.chooseSku('FERN-S');
      store?.setQuantity('2');
    });
    await press(buttonIn(rootOf('vitrine-add-to-cart')));
    expect(shop.cart.add.mock.calls[0]?.[0]).toMatchObject({
      itemId: 'item-mug',
      sku: 'FERN-S',
      quantity: 2,
    });
  });
});
