import { describe, expect, it } from 'vitest';
import {
  isKeepable,
  readKept,
  withoutProduct,
  withProduct,
  type KeptProduct,
} from '../../../../../core/commerce/kept/index.js';

const kept = (id: string, title = id): KeptProduct => ({ id, title, url: null });
const list = (ids: string) => ids.split('').map((id) => kept(id));
const idsOf = (products: readonly KeptProduct[]) => products.map(({ id }) => id).join('');

describe('withProduct', () => {
  it.each([
    ['puts a product at the beginning', 'ab', 'c', 0, 'cab'],
    ['has each product once, the newest first', 'abc', 'c', 0, 'cab'],
    ['puts one back at its place', 'acd', 'b', 1, 'abcd'],
    ['puts one at the end of a list that is shorter now', 'a', 'b', 7, 'ab'],
    ['drops the oldest beyond the most', 'abcd', 'e', 0, 'eabc'],
    ['leaves a product out whose id could not be asked for', 'ab', '', 0, 'ab'],
    ['leaves out one with a comma', 'ab', 'x,y', 0, 'ab'],
  ])('%s', (_, before, id, place, after) => {
    expect(idsOf(withProduct(list(before), kept(id), 4, place))).toBe(after);
  });

  it('takes the newer title', () => {
    expect(withProduct([kept('a', 'Old')], kept('a', 'New'), 4)).toEqual([kept('a', 'New')]);
  });
});

it('a product is taken out by its id', () => {
  expect(idsOf(withoutProduct(list('abc'), 'b'))).toBe('ac');
  expect(idsOf(withoutProduct(list('abc'), 'x'))).toBe('abc');
});

describe('isKeepable', () => {
  it.each([
    ['item-dune-mug', true],
    ['gid://shopify/Product/1', true],
    ['', false],
    ['a,b', false],
    ['a\nb', false],
    ['x'.repeat(79), true],
    ['x'.repeat(80), false],
    [7, false],
    [null, false],
  ])('%s: %s', (id, is) => expect(isKeepable(id)).toBe(is));

  it('lets a hundred ids fit into one query', () => {
    expect(Array.from({ length: 100 }, () => 'x'.repeat(79)).join().length).toBeLessThan(8_000);
  });
});

describe('readKept', () => {
  const mug = { id: 'mug', title: 'Dune Mug', url: 'https://shop.example/shop/dune-mug' };

  it.each<[string, string | null, readonly KeptProduct[]]>([
    ['nothing', null, []],
    ['what is no JSON', '[{', []],
    ['another type', '{"id":"mug"}', []],
    ['a list', JSON.stringify([mug, kept('bowl')]), [mug, kept('bowl')]],
    ['entries of other types', JSON.stringify([null, 7, 'mug', [], {}, mug]), [mug]],
    ['an id twice', JSON.stringify([mug, kept('bowl'), mug]), [mug, kept('bowl')]],
    ['a title that is none', '[{"id":"mug","title":{}}]', [kept('mug', '')]],
    [
      'an address that a browser may run',
      JSON.stringify([{ ...mug, url: 'javascript:alert(1)' }]),
      [{ ...mug, url: null }],
    ],
    [
      'an address that is too long',
      JSON.stringify([{ ...mug, url: `https://shop.example/${'x'.repeat(2_000)}` }]),
      [{ ...mug, url: null }],
    ],
    [
      'a title that is too long',
      JSON.stringify([kept('mug', 'x'.repeat(301))]),
      [kept('mug', 'x'.repeat(300))],
    ],
    ['more than the most', JSON.stringify(list('abcde')), list('abcd')],
    ['members of others', '[{"id":"mug","__proto__":{"title":"x"}}]', [kept('mug', '')]],
  ])('reads %s', (_, json, products) => expect(readKept(json, 4)).toEqual(products));
});
