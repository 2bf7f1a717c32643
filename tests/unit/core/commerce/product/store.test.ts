import { describe, expect, it, vi } from 'vitest';
import { createProductStore } from '../../../../../core/commerce/product/store.js';
import { apron, mug, productOf, variantOf } from './fixtures.js';

describe('createProductStore', () => {
  it('starts with nothing chosen and a quantity of one', () => {
    const product = apron();
    expect(createProductStore(product).getState()).toEqual({
      product,
      choices: {},
      variant: null,
      quantityText: '1',
      quantity: 1,
      plan: null,
      hasRestockForm: false,
    });
  });

  it('starts with the variant when there is only one', () => {
    const product = mug();
    expect(createProductStore(product).getState().variant).toBe(variantOf(product));
  });

  it('starts with the least quantity of the chosen variant, until one is typed', () => {
    const quantityRule = { minimum: 6, maximum: 60, multipleOf: 6 };
    const [first, ...others] = apron().variants;
    const variants = [{ ...first!, quantityRule }, ...others];
    const store = createProductStore({ ...apron(), variants });
    expect(store.getState()).toMatchObject({ quantityText: '1', quantity: 1 });
    store.chooseSku('SKU-1');
    expect(store.getState()).toMatchObject({ quantityText: '6', quantity: 6 });
    store.chooseSku('SKU-3');
    expect(store.getState().quantityText).toBe('1');
    store.setQuantity('1');
    store.chooseSku('SKU-1');
    expect(store.getState().quantityText).toBe('1');
  });

  it('finds the variant as options are chosen', () => {
    const store = createProductStore(apron());
    expect(store.choose('Colour', 'Red')).toEqual({ cleared: [] });
    expect(store.getState().variant).toBeNull();
    store.choose('Size', 'S');
    expect(store.getState()).toMatchObject({
      choices: { Colour: 'Red', Size: 'S' },
      variant: { sku: 'SKU-1' },
    });
    store.choose('Colour', null);
    expect(store.getState()).toMatchObject({ choices: { Size: 'S' }, variant: null });
  });

  it('returns the options that a choice reset', () => {
    const store = createProductStore(apron());
    store.choose('Size', 'S');
    expect(store.choose('Colour', 'Blue')).toEqual({ cleared: ['Size'] });
    expect(store.getState().choices).toEqual({ Colour: 'Blue' });
  });

  it('chooses the options of a SKU', () => {
    const store = createProductStore(apron());
    store.choose('Colour', 'Red');
    store.chooseSku('SKU-3');
    expect(store.getState()).toMatchObject({
      choices: { Colour: 'Blue', Size: 'L' },
      variant: { sku: 'SKU-3' },
    });
  });

  it.each([
    ['3', 3],
    ['0', 0],
    ['2.5', null],
    ['', null],
    ['two', null],
  ])('keeps the quantity %j as typed and reads it as %j', (text, quantity) => {
    const store = createProductStore(mug());
    store.setQuantity(text);
    expect(store.getState()).toMatchObject({ quantityText: text, quantity });
  });

  it('notifies each listener once per change until it unsubscribes', () => {
    const store = createProductStore(apron());
    const first = vi.fn();
    const second = vi.fn();
    const leave = store.subscribe(first);
    store.subscribe(second);

    store.choose('Colour', 'Red');
    store.setQuantity('2');
    leave();
    store.chooseSku('SKU-1');

    expect(first).toHaveBeenCalledTimes(2);
    expect(second).toHaveBeenCalledTimes(3);
  });

  it('lets a listener unsubscribe during a notification', () => {
    const store = createProductStore(apron());
    const second = vi.fn();
    const leave = store.subscribe(() => leave());
    store.subscribe(second);
    store.setQuantity('2');
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('keeps the same state, and silence, when nothing changes', () => {
    const store = createProductStore(apron());
    store.chooseSku('SKU-1');
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.getState();

    store.choose('Colour', 'Red');
    store.choose('Colour', 'Pink');
    store.choose('Cut', null);
    store.chooseSku('SKU-1');
    store.chooseSku('unknown');
    store.setQuantity('1');
    store.replace(before.product);

    expect(store.getState()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps what is still possible when newer data comes', () => {
    const store = createProductStore(apron());
    store.chooseSku('SKU-1');
    store.setQuantity('2');
    const listener = vi.fn();
    store.subscribe(listener);

    const newer = productOf([
      { attributes: { Colour: 'Red', Size: 'L' } },
      { attributes: { Colour: 'Blue', Size: 'S' } },
    ]);
    store.replace(newer);

    expect(store.getState()).toEqual({
      product: newer,
      choices: { Colour: 'Red' },
      variant: null,
      quantityText: '2',
      quantity: 2,
      plan: null,
      hasRestockForm: false,
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the chosen plan as long as the product has it', () => {
    const plans = (...ids: string[]) =>
      mug(5, {
        purchasePlans: ids.map((id) => ({ id, billingPeriod: { value: 1, unit: 'MONTH' } })),
      });
    const store = createProductStore(plans('a', 'b'));
    const listener = vi.fn();
    store.subscribe(listener);
    store.choosePlan('c');
    expect(store.getState().plan).toBeNull();
    store.choosePlan('b');
    store.choosePlan('b');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getState().plan).toMatchObject({ id: 'b' });
    store.replace(plans('b'));
    expect(store.getState().plan).toMatchObject({ id: 'b' });
    store.replace(plans('a'));
    expect(store.getState().plan).toBeNull();
    store.choosePlan('a');
    store.choosePlan(null);
    expect(store.getState().plan).toBeNull();
  });

  it('uses the newer variant for choices that stay', () => {
    const store = createProductStore(apron());
    store.chooseSku('SKU-3');
    const newer = apron();
    store.replace(newer);
    expect(store.getState().variant).toBe(variantOf(newer, 2));
  });

  it('knows whether a restock form is there, whatever is chosen meanwhile', () => {
    const store = createProductStore(apron());
    const takeBack = store.addRestockForm();
    const takeOtherBack = store.addRestockForm();
    expect(store.getState().hasRestockForm).toBe(true);
    store.chooseSku('SKU-1');
    expect(store.getState()).toMatchObject({ hasRestockForm: true, variant: { sku: 'SKU-1' } });
    takeBack();
    expect(store.getState().hasRestockForm).toBe(true);
    takeOtherBack();
    expect(store.getState().hasRestockForm).toBe(false);
  });
});
