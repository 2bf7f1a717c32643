import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentStatusLabels } from '../../../../../../../core/content/index.js';
import {
  addPictures,
  editRows,
  optionField,
  productStatuses,
  readProduct,
  seenField,
  statusWords,
  variantFields,
  writeProduct,
  type EditedProduct,
  type FormClock,
} from '../../../../../../../shop/server/domains/catalogue/editing/index.js';
import { changePrices } from '../../../../../../../shop/server/domains/catalogue/editing/change-variants.js';
import { freeCopy } from '../../../../../../../shop/server/domains/catalogue/editing/copy-product.js';

const picture = { assetUrl: '/images/mug.svg', width: 800, height: 1000, altText: 'A mug.' };
const prices = { USD: 2400, EUR: 2200, JPY: 3600 };
const mug: EditedProduct = {
  urlId: 'mug',
  title: 'Mug',
  status: 'listed',
  listedFrom: null,
  type: 'physical',
  category: 'Table',
  tags: ['stoneware'],
  excerpt: 'Holds tea.',
  description: ['Thrown by hand.', 'Holds.'],
  options: ['Glaze', 'Size'],
  images: [picture],
  variants: [
    {
      sku: 'OAT',
      attributes: { Glaze: 'Oat', Size: 'Small' },
      prices,
      salePrices: { USD: 2000, EUR: 1900, JPY: 3000 },
      stock: 3,
      image: picture,
    },
    {
      sku: 'FERN',
      attributes: { Glaze: 'Fern', Size: 'Small' },
      prices,
      salePrices: null,
      stock: null,
      image: null,
    },
  ],
};
const known = new Map([[picture.assetUrl, picture]]);
const now = Date.parse('2026-11-01T00:00:00Z');
const clock: FormClock = { now, timeZone: 'Europe/London' };
const typed = writeProduct(mug, clock.timeZone);
const first = variantFields(0);
const second = variantFields(1);

describe('the product form', () => {
  it('is read as it was written', () => {
    expect(readProduct(typed, known, clock)).toEqual({
      value: {
        product: mug,
        seen: null,
        shownStock: new Map([
          ['OAT', 3],
          ['FERN', null],
        ]),
        rowOf: new Map([
          ['OAT', 0],
          ['FERN', 1],
        ]),
      },
    });
  });

  it('names what it showed, where it says so', () => {
    expect(readProduct({ ...typed, [seenField]: 'a-version' }, known, clock)).toMatchObject({
      value: { seen: 'a-version' },
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'title', 'missing'],
    ['a long category', { category: 'a'.repeat(26) }, 'category', 'at most 25'],
    ['no category', { category: '' }, 'category', 'missing'],
    ['an unknown status', { status: 'sold' }, 'status', 'Choose a status'],
    ['no time', { status: 'scheduled' }, 'listedFrom', 'Say when'],
    [
      'a time that has passed',
      { status: 'scheduled', listedFrom: '2026-10-31T09:00' },
      'listedFrom',
      'has passed',
    ],
    ['an unknown type', { type: '' }, 'type', 'Choose a type'],
    ['an option twice', { [optionField(1)]: 'glaze' }, optionField(1), 'already exists'],
    ['a gap in options', { [optionField(0)]: '' }, optionField(1), 'without a gap'],
    ['no SKU', { [first.sku]: '' }, first.sku, 'missing'],
    ['a SKU twice', { [second.sku]: 'OAT' }, second.sku, 'stands twice'],
    ['no value of an option', { [first.value(0)]: '' }, first.value(0), 'Glaze is missing'],
    ['the same values twice', { [second.value(0)]: 'Oat' }, second.value(0), 'already'],
    ['no price', { [second.price('EUR')]: '' }, second.price('EUR'), 'EUR'],
    ['a sale in one currency', { [second.sale('USD')]: '12' }, second.sale('EUR'), 'EUR'],
    ['a sale that is dearer', { [first.sale('USD')]: '24' }, first.sale('USD'), 'lower'],
    ['no stock', { [first.stock]: '' }, first.stock, 'whole number'],
    ['a foreign picture', { [first.image]: '/images/x.svg' }, first.image, 'Choose one'],
    ['a long alternative text', { 'p0-alt': 'a'.repeat(251) }, 'p0-alt', 'at most 250'],
    ['no variant', { rows: '0' }, first.sku, 'at least one variant'],
  ])('refuses %s with a sentence beside the field', (_, changes, field, words) => {
    const read = readProduct({ ...typed, ...changes }, known, clock);
    expect('errors' in read ? read.errors[field] : null).toContain(words);
  });

  it('refuses several variants without an option', () => {
    const read = readProduct(
      { ...typed, [optionField(0)]: '', [optionField(1)]: '' },
      known,
      clock,
    );
    expect(read).toEqual({ errors: { [second.sku]: expect.stringContaining('an option') } });
  });

  // platform §3: "Content status labels: Scheduled, Needs Review, Draft, Private."
  it('has the labels of the platform for what shoppers do not see', () => {
    expect(productStatuses.slice(1).map((status) => statusWords[status])).toEqual([
      ...contentStatusLabels,
    ]);
  });

  it('has a time for a scheduled product alone, in the time zone of the shop', () => {
    const listedFrom = '2027-07-01T09:00';
    const read = (status: string) => readProduct({ ...typed, status, listedFrom }, known, clock);
    const time = Date.parse('2027-07-01T08:00Z');
    const scheduled = { ...mug, status: 'scheduled', listedFrom: time } as const;
    expect(read('scheduled')).toMatchObject({ value: { product: scheduled } });
    expect(read('needs-review')).toMatchObject({
      value: { product: { status: 'needs-review', listedFrom: null } },
    });
    expect(writeProduct(scheduled, clock.timeZone)).toMatchObject({ listedFrom });
  });

  it('has no picture that it was not given', () => {
    const read = readProduct({ ...typed, [first.image]: '' }, new Map(), clock);
    expect('value' in read && read.value.product.images).toEqual([]);
  });

  it('moves, removes and adds rows with all that was typed', () => {
    const moved = editRows(typed, 'variant:down:0');
    expect(moved?.at).toEqual({ kind: 'variant', index: 1 });
    expect(moved?.typed[first.sku]).toBe('FERN');
    expect(moved?.typed[second.sale('USD')]).toBe('20.00');
    expect(editRows(moved?.typed ?? {}, 'variant:up:1')?.typed).toEqual(typed);
    const removed = editRows(typed, 'variant:remove:0');
    expect(removed?.typed['rows']).toBe('1');
    expect(removed?.typed[second.sku]).toBeUndefined();
    const added = editRows(typed, 'variant:add');
    expect([added?.typed['rows'], added?.at]).toEqual(['3', { kind: 'variant', index: 2 }]);
    expect(editRows(typed, 'variant:up:0')?.typed).toEqual(typed);
    for (const button of ['save', 'variant:fly:0', 'cart:up:0', 'variant:up:x']) {
      expect(editRows(typed, button)).toBeNull();
    }
  });

  it('gets uploaded pictures behind its own', () => {
    const more = addPictures(typed, ['/product-pictures/a.png']);
    expect([more['pictures'], more['p1-url'], more['p1-alt']]).toEqual([
      '2',
      '/product-pictures/a.png',
      '',
    ]);
  });
});

describe('prices in one currency', () => {
  const sold = { prices, salePrices: null };

  it.each([
    [{ price: 2500 }, { value: { prices: { ...prices, USD: 2500 }, salePrices: null } }],
    [{ salePrice: 1200 }, { value: { prices, salePrices: { USD: 1200, EUR: 1100, JPY: 1800 } } }],
    [{ salePrice: 2400 }, { errors: expect.stringContaining('lower') }],
    [{ salePrice: null }, { value: sold }],
    [{}, { value: sold }],
  ])('%j', (change, expected) => {
    expect(changePrices(sold, { currency: 'USD', ...change })).toEqual(expected);
  });

  it('keep a sale in all currencies or in none, and below the price', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (USD, EUR, JPY, salePrice) => {
        const next = changePrices(
          { prices: { USD, EUR, JPY }, salePrices: null },
          { currency: 'USD', salePrice },
        );
        if ('errors' in next) return salePrice >= USD;
        const { salePrices } = next.value;
        return salePrices !== null && salePrices.EUR < EUR && salePrices.JPY < JPY;
      }),
    );
  });
});

it('a copy gets the first free name, within the limit', () => {
  const taken = new Set(['mug-copy', 'mug-copy-2']);
  const own = { most: 80, end: '-copy', isTaken: (name: string) => taken.has(name) };
  expect(freeCopy('mug', own)).toBe('mug-copy-3');
  expect(freeCopy('tide', own)).toBe('tide-copy');
  expect(freeCopy('a'.repeat(80), own).length).toBeLessThanOrEqual(80);
});
