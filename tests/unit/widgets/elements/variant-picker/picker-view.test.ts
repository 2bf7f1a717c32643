import { describe, expect, it } from 'vitest';
import { getProducts, type Choices } from '../../../../../core/commerce/product/index.js';
import {
  viewPicker,
  type PickerSettings,
} from '../../../../../widgets/elements/variant-picker/picker-view.js';
import { mugJson, readProduct } from '../product/sample-products.js';

const mug = readProduct(mugJson);
const settings: PickerSettings = {
  display: 'select',
  colors: {},
  missing: [],
  conflict: null,
  locale: 'en-US',
};

const view = (choices: Choices, changes: Partial<PickerSettings> = {}) =>
  viewPicker({ product: mug, choices }, { ...settings, ...changes });

const states = (choices: Choices) =>
  view(choices).map(({ values }) => values.map(({ value, state }) => `${value} ${state}`).join());

describe('viewPicker', () => {
  it.each([
    [{}, ['Blue available,Clay available', 'S available,L sold-out,M available']],
    [{ Colour: 'Blue' }, ['Blue available,Clay available', 'S available,L sold-out,M impossible']],
    [{ Colour: 'Clay' }, ['Blue available,Clay available', 'S available,L impossible,M available']],
    // A later choice makes nothing before it impossible: that choice gives way.
    [{ Size: 'L' }, ['Blue sold-out,Clay available', 'S available,L sold-out,M available']],
    [
      { Colour: 'Blue', Size: 'L' },
      ['Blue sold-out,Clay available', 'S available,L sold-out,M impossible'],
    ],
  ])('with %j chosen', (choices, expected) => {
    expect(states(choices)).toEqual(expected);
  });

  it('says in the label what is wrong with a value', () => {
    expect(view({ Colour: 'Blue' })[1]?.values.map(({ label }) => label)).toEqual([
      'S',
      'L (sold out)',
      'M (unavailable)',
    ]);
  });

  // storefront §5: "Gift card with no denomination: 'Select a denomination for the Gift Card'".
  it('asks for the denomination of a gift card', () => {
    const product = { ...mug, productType: 'gift-card' } as const;
    const options = viewPicker({ product, choices: {} }, { ...settings, missing: ['Colour'] });
    expect(options.map(({ message }) => message)).toEqual([
      'Select a denomination for the Gift Card',
      null,
    ]);
  });

  it('asks for a missing option until it is chosen', () => {
    const [, open] = view({ Colour: 'Blue' }, { missing: ['Size'] });
    expect(open).toMatchObject({ isMissing: true, message: 'Please select the Size option.' });

    const [, chosen] = view({ Colour: 'Blue', Size: 'S' }, { missing: ['Size'] });
    expect(chosen).toMatchObject({ isMissing: false, message: null });
  });

  it('says why a choice was cleared', () => {
    const [colour, size] = view(
      { Colour: 'Blue' },
      { conflict: { value: 'Blue', cleared: ['Size'] } },
    );

    expect(size?.message).toBe('Not available in Blue. Choose a size.');
    expect(colour?.message).toBeNull();
  });

  it.each([
    ['select', {}, ['select', 'select']],
    ['buttons', {}, ['buttons', 'buttons']],
    // Colours have pictures of their own; sizes share them.
    ['swatches', {}, ['swatches', 'buttons']],
    ['auto', {}, ['swatches', 'buttons']],
    ['swatches', { S: 'red', L: 'green', M: 'blue' }, ['swatches', 'swatches']],
    ['swatches', { L: 'red', M: 'red' }, ['swatches', 'buttons']],
  ] as const)('shows %s with colours %j', (display, colors, expected) => {
    expect(view({}, { display, colors }).map((option) => option.display)).toEqual(expected);
  });

  it('takes the colours of the product, after those of the page', () => {
    const coloured = readProduct({
      ...mugJson,
      optionColors: { Colour: { Blue: '#00f', Clay: 'url(evil)' }, Size: 'blue' },
    });
    const [colour] = viewPicker(
      { product: coloured, choices: {} },
      { ...settings, display: 'swatches', colors: { Clay: '#b5651d' } },
    );
    expect(colour?.values.map(({ swatch }) => swatch)).toEqual([
      { kind: 'color', color: '#00f' },
      { kind: 'color', color: '#b5651d' },
    ]);
  });

  it('says what each value costs, where one option decides it', () => {
    const card = (amounts: readonly string[]) =>
      readProduct({
        id: `card-${amounts.join('-')}`,
        variants: amounts.map((value, index) => ({
          sku: `S${index}`,
          attributes: { Amount: `No ${index}` },
          priceMoney: { value, currency: 'USD' },
          image: { assetUrl: `/${index}.png` },
        })),
      });
    const show = (amounts: readonly string[]) =>
      viewPicker({ product: card(amounts), choices: {} }, { ...settings, display: 'auto' })[0];
    expect(show(['25.00', '50.50'])).toMatchObject({
      display: 'buttons',
      values: [{ price: '$25' }, { price: '$50.50' }],
    });
    expect(show(['25.00', '25.00'])).toMatchObject({
      display: 'swatches',
      values: [{ price: null }, { price: null }],
    });
    expect(view({})[0]?.values.map(({ price }) => price)).toEqual([null, null]);
  });

  it('prefers the colour of a value to its picture', () => {
    const [colour] = view({}, { display: 'swatches', colors: { Clay: '#b5651d' } });

    expect(colour?.values.map(({ swatch }) => swatch)).toEqual([
      { kind: 'image', image: expect.objectContaining({ url: '/images/blue.png' }) },
      { kind: 'color', color: '#b5651d' },
    ]);
  });

  it('shows more than eight values as a dropdown when it may decide', () => {
    const sizes = Array.from({ length: 9 }, (_, index) => ({
      sku: `M-${index}`,
      attributes: { Size: String(index) },
      priceMoney: { value: '1.00', currency: 'USD' },
    }));
    const product = readProduct({ id: 'many', variants: sizes });
    const selection = getProducts().register(product).getState();

    expect(viewPicker(selection, { ...settings, display: 'auto' })[0]?.display).toBe('select');
    expect(viewPicker(selection, { ...settings, display: 'buttons' })[0]?.display).toBe('buttons');
  });
});
