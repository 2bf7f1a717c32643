// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { homeView } from '../../../../../shop/pages/views/home.js';
import { countKeys, productOf } from './products.js';
import '../on-marram.js';

const view = homeView({
  products: [
    { product: productOf([{}], { title: 'Lamp' }), category: 'Light' },
    { product: productOf([{}], { title: 'Mug' }), category: 'Table' },
    { product: productOf([{}], { title: 'Bowl' }), category: 'Table' },
    { product: productOf([{}], { title: 'Ghost' }), category: 'Cellar' },
  ],
  crumb: 'the-crumb',
  createKey: countKeys(),
  newsletter: null,
  experiments: {},
});

describe('homeView', () => {
  it('groups products by section, in the order of the sections', () => {
    const shelves = view.shelves.map(({ anchor, cards }) => [
      anchor,
      cards.map(({ title }) => title),
    ]);
    expect(shelves).toEqual([
      ['table', ['Mug', 'Bowl']],
      ['textiles', []],
      ['light', ['Lamp']],
      ['paper', []],
      ['kitchen', []],
      ['gifts', []],
    ]);
  });

  it('gives each form a key of its own', () => {
    const keys = view.shelves.flatMap(({ cards }) => cards.map(({ form }) => form?.idempotencyKey));
    expect(new Set(keys).size).toBe(3);
  });

  it('is called by the shop’s name and what it is about', () => {
    expect(view.title).toBe('Marram: everyday things, made slowly');
  });
});
