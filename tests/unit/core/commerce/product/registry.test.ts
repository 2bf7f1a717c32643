import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { apron, mug } from './fixtures.js';

afterEach(() => resetRuntime());

describe('getProducts', () => {
  it('is one registry for the page', () => {
    expect(getProducts()).toBe(getProducts());
  });

  it('knows a product once it is registered', () => {
    expect(getProducts().get('apron')).toBeUndefined();
    const store = getProducts().register(apron());
    expect(getProducts().get('apron')).toBe(store);
    expect(getProducts().get('mug')).toBeUndefined();
  });

  it('knows a product by its handle, after the ids', () => {
    const store = getProducts().register(apron({ url: '/shop/linen' }));
    expect(getProducts().get('linen')).toBe(store);
    const other = getProducts().register(mug(5, { id: 'linen' }));
    expect(getProducts().get('linen')).toBe(other);
  });

  it('keeps the store, and the choices, when newer data comes', () => {
    const store = getProducts().register(apron());
    store.choose('Colour', 'Blue');
    const newer = apron({ title: 'Linen apron, washed' });

    expect(getProducts().register(newer)).toBe(store);
    expect(store.getState()).toMatchObject({
      product: { title: 'Linen apron, washed' },
      choices: { Colour: 'Blue' },
    });
  });

  it('notifies listeners of each new product until they unsubscribe', () => {
    const products = getProducts();
    const listener = vi.fn(() => expect(products.get('apron')).toBeDefined());
    const leave = products.subscribe(listener);

    products.register(apron());
    products.register(apron());
    expect(listener).toHaveBeenCalledTimes(1);

    products.register(mug());
    expect(listener).toHaveBeenCalledTimes(2);

    leave();
    products.register(mug(5, { id: 'bowl' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
