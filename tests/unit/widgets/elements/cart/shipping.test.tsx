import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { CartError } from '../../../../../core/commerce/cart/index.js';
import { Cart } from '../../../../../widgets/elements/cart/cart.js';
import '../../../../../widgets/elements/cart/index.js';
import { blueMug, openShopCart, said } from '../../parts/cart-contents/shop-cart.js';
import { render } from '../product/render.js';
import { partsIn, press, type } from './parts.js';

const shop = openShopCart();
const post = { id: 'post', title: 'Post', description: '3 days', costCents: 650 };
const collect = { id: 'collect', title: 'Collect', description: '', costCents: 0 };
const maine = { country: 'US', region: 'ME', postalCode: '04101' };
const shipped = { requiresShipping: true, shippingCountries: ['US', 'DE'] };
const located = {
  ...shipped,
  shippingLocation: maine,
  shippingOptions: [post, collect],
  selectedShippingOption: post,
};

async function openCart(changes = {}) {
  await shop.settle([blueMug], changes);
  const { container } = await render(<Cart />);
  const parts = partsIn(container);
  const named = <Field extends HTMLInputElement>(name: string) =>
    container.querySelector<Field>(`[name="${name}"]`)!;
  const submit = () =>
    act(async () => {
      container
        .querySelector('form.address')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  const radios = () => [...container.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const openerIn = () => container.querySelector<HTMLElement>('.address-line button')!;
  return { container, named, submit, radios, openerIn, ...parts };
}

describe('The shipping address', () => {
  it('is not asked for when nothing is shipped', async () => {
    const { container } = await openCart({ shippingCountries: ['US'] });
    expect(container.querySelector('form.address')).toBeNull();
  });

  it('is asked for by country, region and postal code, with tokens for autofill', async () => {
    const { named, container } = await openCart(shipped);
    const options = [...named('country').querySelectorAll('option')];
    expect(options.map(({ text }) => text)).toEqual([
      'Select a country',
      'Germany',
      'United States',
    ]);
    const tokens = ['country', 'region', 'postalCode'].map((name) =>
      named(name).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['shipping country', 'shipping address-level1', 'shipping postal-code']);
    expect(container.querySelectorAll('form.address label')).toHaveLength(3);
  });

  it('needs a country', async () => {
    const { submit, named, one } = await openCart(shipped);
    await submit();
    expect(shop.store.setShippingLocation).not.toHaveBeenCalled();
    expect(one('problem').textContent).toBe('Select a country.');
    expect(named('country').getAttribute('aria-describedby')).toBe(one('problem').id);
    expect(document.activeElement).toBe(named('country'));
  });

  it('goes to the cart, and becomes a line with a button to change it, which has the focus', async () => {
    const { submit, named, openerIn, container } = await openCart(shipped);
    shop.store.setShippingLocation.mockImplementation(async () => shop.change([blueMug], located));
    named('country').value = 'US';
    await type(named('region'), 'ME');
    await type(named('postalCode'), ' 04101 ');
    await submit();
    expect(shop.store.setShippingLocation).toHaveBeenCalledExactlyOnceWith(maine);
    expect(container.querySelector('.address-line')?.textContent).toContain(
      'Shipping to 04101 ME, United States',
    );
    expect(document.activeElement).toBe(openerIn());
    expect(await said(shop)).toBe('Shipping to 04101 ME, United States.');
  });

  it('is refused at the fields, which keep what was typed', async () => {
    const { submit, named, one } = await openCart(shipped);
    shop.store.setShippingLocation.mockRejectedValue(
      new CartError('rejected', 'We do not ship there.'),
    );
    named('country').value = 'DE';
    await type(named('postalCode'), '10115');
    await submit();
    expect(one('problem').textContent).toBe('We do not ship there.');
    expect(named('postalCode').value).toBe('10115');
    expect(await said(shop, 'assertive')).toBe('We do not ship there.');
  });

  it('is changed in the same fields', async () => {
    const { openerIn, named } = await openCart(located);
    await press(openerIn());
    expect(named('region').value).toBe('ME');
    expect(document.activeElement).toBe(named('country'));
  });
});

describe('The shipping option', () => {
  it('is one of a group, each with its price', async () => {
    const { all, radios } = await openCart(located);
    expect(all('shipping-option').map(({ textContent }) => textContent)).toEqual([
      'Post 3 days $6.50',
      'Collect  Free',
    ]);
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('is chosen at once, and said when it is settled', async () => {
    let settle = () => undefined as void;
    shop.store.chooseShippingOption.mockImplementation(
      () =>
        new Promise<undefined>((resolve) => {
          settle = () => {
            shop.change([blueMug], { ...located, selectedShippingOption: collect });
            resolve(undefined);
          };
        }),
    );
    const { radios } = await openCart(located);
    await press(radios()[1]!);
    expect(shop.store.chooseShippingOption).toHaveBeenCalledExactlyOnceWith('collect');
    expect(radios()[1]?.checked).toBe(true);
    await act(async () => settle());
    expect(radios()[1]?.checked).toBe(true);
    expect(await said(shop)).toBe('Shipping: Collect.');
  });

  it('goes back when it is refused, with the reason', async () => {
    shop.store.chooseShippingOption.mockRejectedValue(new CartError('rejected', 'Not today.'));
    const { radios, one } = await openCart(located);
    await press(radios()[1]!);
    expect(radios()[0]?.checked).toBe(true);
    expect(one('problem').textContent).toBe('Not today.');
  });

  it('is missing where nothing can be shipped to', async () => {
    const { container } = await openCart({ ...located, shippingOptions: [] });
    expect(container.textContent).toContain('We have no shipping option for this address.');
  });
});
