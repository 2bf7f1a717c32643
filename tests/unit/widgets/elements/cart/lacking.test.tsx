import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import type { CartAbility } from '../../../../../core/commerce/cart/index.js';
import { blueMug, openShopCart, teapot } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';
import { partsIn, press } from './parts.js';

const shop = openShopCart();

async function openCart(...lacks: CartAbility[]) {
  shop.store.lacks.push(...lacks);
  await shop.settle([{ ...blueMug, formId: 'engraving' }, teapot], { requiresShipping: true });
  const { container } = await render(<Cart />);
  return { container, ...partsIn(container) };
}

describe('A cart whose API lacks', () => {
  it.each<[CartAbility, string]>([
    ['coupons', '[part="coupon-input"]'],
    ['shipping', '.shipping-block'],
    ['additional-fields', '[part="edit"]'],
    ['quantity', '[part="input"]'],
    ['remove', '[part="remove"]'],
  ])('%s does not show its control', async (ability, selector) => {
    const { container } = await openCart();
    expect(container.querySelector(selector)).not.toBeNull();
    const lacking = await openCart(ability);
    expect(lacking.container.querySelector(selector)).toBeNull();
  });

  it('quantity says how many there are', async () => {
    const { container } = await openCart('quantity');
    expect(container.querySelector('.fixed-quantity')?.textContent).toContain('1');
  });

  it('undo lets a removed line go, and the focus moves to the next one', async () => {
    const { container, one, has } = await openCart('undo');
    one('remove').focus();
    await press(one('remove'));
    await act(async () => shop.settle([teapot]));
    expect(has('undo')).toBe(false);
    expect(container.querySelectorAll('[data-row]')).toHaveLength(1);
    expect(container.querySelector('[data-row]')?.contains(document.activeElement)).toBe(true);
  });
});
