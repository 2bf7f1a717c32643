import { beforeEach, describe, expect, it } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { planAdd, wantedVariant } from '../../../../../widgets/elements/add-to-cart/plan-add.js';
import { cleanUpPage } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

let store: ProductStore;
beforeEach(() => {
  store = getProducts().register(readProduct(mugJson));
});

function formData(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('planAdd with a form', () => {
  it('takes the form’s data for the intent', () => {
    const data = formData({ itemId: 'mug', sku: 'BLUE-S', quantity: '2', engraving: 'For Ada' });
    const { intent, problem } = planAdd(data, {}, store.getState());
    expect(intent).toMatchObject({
      itemId: 'mug',
      sku: 'BLUE-S',
      quantity: 2,
      additionalFields: '{"engraving":"For Ada"}',
    });
    expect(problem).toBeNull();
  });

  it('judges a no-script control’s choice by its own variant', () => {
    const data = formData({ itemId: 'mug', sku: 'BLUE-L', quantity: '1' });
    expect(planAdd(data, {}, store.getState()).problem?.message).toBe(
      'Sorry, we do not have enough of that item available.',
    );
  });

  it('fills what the form leaves out', () => {
    store.chooseSku('CLAY-S');
    store.setQuantity('4');
    expect(planAdd(formData({}), {}, store.getState()).intent).toMatchObject({
      itemId: 'mug',
      sku: 'CLAY-S',
      quantity: 4,
    });
  });
});

describe('planAdd with controls of the page that send nothing', () => {
  function formOf(markup: string): HTMLFormElement {
    document.body.innerHTML = `<form>${markup}</form>`;
    return document.querySelector('form')!;
  }
  beforeEach(() => {
    store.chooseSku('CLAY-S');
    store.setQuantity('4');
  });

  it('chooses nothing by a control that is disabled', () => {
    const form = formOf('<select name="sku" disabled><option>CLAY-S</option></select>');
    const { intent, problem } = planAdd(formData({}), {}, store.getState(), form);
    expect(intent.sku).toBeNull();
    expect(problem?.options).toEqual(['Colour', 'Size']);
  });

  it.each([
    '<select name="sku"><option value="">Choose</option><option>CLAY-S</option></select>',
    '<input type="radio" name="sku" value="CLAY-S"><input type="radio" name="sku" value="CLAY-M">',
    '<input type="hidden" name="sku" value="">',
  ])('chooses nothing by a control whose choice a script has taken away: %s', (markup) => {
    const form = formOf(markup);
    const { intent, problem } = planAdd(new FormData(form), {}, store.getState(), form);
    expect(intent.sku).toBeNull();
    expect(problem?.options).toEqual(['Colour', 'Size']);
  });

  it.each([
    '<select name="sku"><option value="">Choose</option><option>CLAY-M</option></select>',
    '<input type="radio" name="sku" value="CLAY-M">',
  ])('sells what is chosen where the control has no such value: %s', (markup) => {
    const form = formOf(markup);
    expect(planAdd(new FormData(form), {}, store.getState(), form).intent.sku).toBe('CLAY-S');
  });

  it('keeps what is chosen of the options while others are open', () => {
    const form = formOf('<select name="sku"><option value="">Choose</option></select>');
    store.choose('Size', null);
    const { problem } = planAdd(new FormData(form), {}, store.getState(), form);
    expect(problem?.options).toEqual(['Size']);
  });

  it('takes one where no quantity is given', () => {
    const form = formOf('<input type="radio" name="quantity" value="6">');
    const { intent } = planAdd(new FormData(form), {}, store.getState(), form);
    expect(intent).toMatchObject({ sku: 'CLAY-S', quantity: 1 });
  });
});

describe('planAdd without a form', () => {
  it('takes what is selected', () => {
    store.chooseSku('CLAY-M');
    store.setQuantity('2');
    expect(planAdd(null, {}, store.getState()).intent).toMatchObject({
      itemId: 'mug',
      sku: 'CLAY-M',
      quantity: 2,
      additionalFields: null,
    });
  });

  it('takes the attributes before what is selected', () => {
    store.chooseSku('CLAY-M');
    store.setQuantity('9');
    const request = { productId: 'mug', sku: 'CLAY-S', quantity: 3 };
    const { intent, problem } = planAdd(null, request, store.getState());
    expect(intent).toMatchObject({ sku: 'CLAY-S', quantity: 3 });
    expect(problem).toBeNull();
    expect(planAdd(null, { sku: 'CLAY-S' }, store.getState()).intent.quantity).toBe(1);
  });

  it('lets the server judge what the page knows nothing of', () => {
    const { intent, problem } = planAdd(null, { productId: 'lamp', sku: 'LAMP' }, undefined);
    expect(intent).toMatchObject({ itemId: 'lamp', sku: 'LAMP', quantity: 1 });
    expect(problem).toBeNull();
  });

  it('gives every press a key of its own', () => {
    const keys = [1, 2].map(() => planAdd(null, {}, undefined).intent.key);
    expect(new Set(keys).size).toBe(2);
  });
});

// storefront §5.
describe('planAdd refuses', () => {
  const plan = (fields: Record<string, string>) =>
    planAdd(formData({ itemId: 'mug', ...fields }), {}, store.getState()).problem;

  it('two open options', () => {
    expect(plan({ quantity: '1' })).toEqual({
      code: 'missing-options',
      message: 'Please select the Colour and Size options.',
      options: ['Colour', 'Size'],
    });
  });

  it('one open option', () => {
    store.choose('Colour', 'Blue');
    expect(plan({})).toMatchObject({
      message: 'Please select the Size option.',
      options: ['Size'],
    });
  });

  it.each([
    ['four', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number'],
    ['4', 'Sorry, we do not have enough of that item available.'],
  ])('a quantity of %s', (quantity, message) => {
    expect(plan({ sku: 'BLUE-S', quantity })?.message).toBe(message);
  });

  it('a quantity that is none, also of an unknown product', () => {
    const { problem } = planAdd(formData({ itemId: 'lamp', quantity: 'x' }), {}, undefined);
    expect(problem?.message).toBe('Quantity must be a number.');
  });

  it('a gift card without a denomination', () => {
    const giftCard = getProducts().register(
      readProduct({ ...mugJson, id: 'card', productType: 4, variantOptionOrdering: ['Colour'] }),
    );
    expect(planAdd(null, {}, giftCard.getState()).problem?.message).toBe(
      'Select a denomination for the Gift Card',
    );
  });

  it('a product that is sold out, whatever is chosen', () => {
    const variants = mugJson.variants.map(({ sku, attributes, priceMoney }) => ({
      sku,
      attributes,
      priceMoney,
      qtyInStock: 0,
    }));
    store = getProducts().register(readProduct({ ...mugJson, variants }));
    expect(plan({})).toEqual({
      message: 'Sorry, we do not have enough of that item available.',
      options: [],
    });
  });
});

describe('wantedVariant', () => {
  it('is the one named, else the one chosen', () => {
    store.chooseSku('CLAY-M');
    expect(wantedVariant({}, store.getState())?.sku).toBe('CLAY-M');
    expect(wantedVariant({ sku: 'BLUE-L' }, store.getState())?.sku).toBe('BLUE-L');
    expect(wantedVariant({ sku: 'BLUE-L' }, undefined)).toBeNull();
  });
});

describe('planAdd by the rule of the shop', () => {
  const rules = {
    'BLUE-S': { maximum: 2 },
    'CLAY-S': { minimum: 6, maximum: 60, multipleOf: 6 },
    'CLAY-M': { maximum: 1 },
  };
  beforeEach(() => {
    const variants = mugJson.variants.map((variant) => ({
      ...variant,
      quantityRule: Object.entries(rules).find(([sku]) => sku === variant.sku)?.[1],
    }));
    store = getProducts().register(readProduct({ ...mugJson, id: 'ruled', variants }));
  });
  const plan = (sku: string, fields: object = {}) =>
    planAdd(formData({ itemId: 'ruled', sku, ...fields }), {}, store.getState());

  it.each([
    ['CLAY-S', {}, 6, rules['CLAY-S']],
    ['CLAY-S', { quantity: '5' }, 5, rules['CLAY-S']],
    ['CLAY-M', {}, 1, { minimum: 1, maximum: 1, multipleOf: 1 }],
    ['BLUE-L', {}, 1, null],
  ])('%s with %j', (sku, fields, quantity, rule) => {
    expect(plan(sku, fields)).toMatchObject({ intent: { quantity }, rule });
  });

  it('starts with the least of the chosen variant', () => {
    store.chooseSku('CLAY-S');
    expect(planAdd(null, {}, store.getState()).intent).toMatchObject({
      sku: 'CLAY-S',
      quantity: 6,
    });
  });
});
