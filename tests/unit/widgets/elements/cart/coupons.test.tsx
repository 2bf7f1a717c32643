import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { CartError } from '../../../../../core/commerce/cart/index.js';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import { blueMug, openShopCart, said } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';
import { partsIn, press, type } from './parts.js';

const shop = openShopCart();
const ten = { code: 'TEN', title: '10% off' };
const big = { code: 'BIG', title: '20% off' };
const both = {
  coupons: [ten, big],
  validCoupons: [{ ...ten, discountCents: 420 }],
  invalidCoupons: [{ ...big, reason: 'This coupon is for orders of $200.00 or more.' }],
};

async function openCart(changes = {}) {
  await shop.settle([blueMug], changes);
  const { container } = await render(<Cart />);
  const parts = partsIn(container);
  const field = parts.one<HTMLInputElement>('coupon-input');
  const submit = () =>
    act(async () => {
      field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  return { container, field, submit, ...parts };
}

describe('Coupons', () => {
  it('are shown with what they take off, or why they take off nothing', async () => {
    const { all } = await openCart(both);
    const [valid, invalid] = all('coupon').map(({ textContent }) => textContent);
    expect(valid).toContain('TEN');
    expect(valid).toContain('-$4.20');
    expect(invalid).toContain('BIG');
    expect(invalid).toContain('This coupon is for orders of $200.00 or more.');
  });

  it('have codes that are not translated', async () => {
    const { container, field } = await openCart(both);
    const codes = [...container.querySelectorAll('.coupon-code')];
    expect(codes.map((code) => code.getAttribute('translate'))).toEqual(['no', 'no']);
    expect(field.getAttribute('translate')).toBe('no');
  });

  it('are applied by their form, and the field is free for the next', async () => {
    const { field, submit } = await openCart();
    await type(field, ' TEN ');
    await submit();
    expect(shop.store.applyCoupon).toHaveBeenCalledExactlyOnceWith('TEN');
    expect(field.value).toBe('');
    expect(await said(shop)).toBe('Coupon TEN applied.');
  });

  it('are refused at the field, which keeps what was typed', async () => {
    shop.store.applyCoupon.mockRejectedValue(
      new CartError('rejected', 'We do not know this code.'),
    );
    const { field, submit, one, has } = await openCart();
    await type(field, 'NOPE');
    await submit();
    expect(field.value).toBe('NOPE');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(one('problem').id);
    expect(one('problem').textContent).toBe('We do not know this code.');
    expect(document.activeElement).toBe(field);
    expect(await said(shop, 'assertive')).toBe('We do not know this code.');

    shop.store.applyCoupon.mockResolvedValue(undefined);
    await submit();
    expect(has('problem')).toBe(false);
  });

  it('are asked for when there is no code', async () => {
    const { submit, one } = await openCart();
    await submit();
    expect(one('problem').textContent).toBe('Enter a coupon code.');
    expect(shop.store.applyCoupon).not.toHaveBeenCalled();
  });

  const removeButton = (container: ParentNode, code: string) =>
    container.querySelector<HTMLElement>(`[aria-label="Remove coupon ${code}"]`)!;

  it('are removed, and the focus goes to the next, else to the field', async () => {
    const { container, field } = await openCart(both);
    shop.store.removeCoupon.mockImplementation(async (code) => {
      const coupons = shop.store.getState().cart.coupons.filter((coupon) => coupon.code !== code);
      shop.change([blueMug], { ...both, coupons });
    });
    await press(removeButton(container, 'TEN'));
    expect(shop.store.removeCoupon).toHaveBeenCalledExactlyOnceWith('TEN');
    expect(document.activeElement).toBe(removeButton(container, 'BIG'));
    expect(await said(shop)).toBe('Coupon TEN removed.');
    await press(removeButton(container, 'BIG'));
    expect(document.activeElement).toBe(field);
  });

  it('stay when their removal is refused, which is said', async () => {
    const { container, one } = await openCart(both);
    shop.store.removeCoupon.mockRejectedValue(new CartError('rejected', 'Not now.'));
    await press(removeButton(container, 'TEN'));
    expect(one('problem').textContent).toBe('Not now.');
    expect(document.activeElement).toBe(removeButton(container, 'TEN'));
  });
});
