import { describe, expect, it } from 'vitest';
import {
  findNotice,
  type NoticeTerms,
} from '../../../../../widgets/elements/scarcity/find-notice.js';

const of = (quantity: number, unlimited = false) => ({
  attributes: { Colour: 'Red', Size: '10' },
  stock: { quantity, unlimited },
});
const find = (variant: ReturnType<typeof of> | null, terms: Partial<NoticeTerms> = {}) =>
  findNotice(variant, { threshold: 5, isCounted: true, attributes: null, ...terms });
const nothing = { kind: 'nothing' };

describe('a notice that is counted', () => {
  it.each([
    ['one piece', of(1), 1],
    ['as many as the threshold', of(5), 5],
  ])('is made for %s', (_, variant, qtyInStock) => {
    expect(find(variant)).toEqual({ kind: 'count', qtyInStock });
  });

  it.each([
    ['more than the threshold', of(6)],
    ['what is sold out', of(0)],
    ['any number of pieces', of(0, true)],
    ['no variant', null],
  ])('is not made for %s', (_, variant) => {
    expect(find(variant)).toEqual(nothing);
  });

  it('keeps to its own threshold', () => {
    expect(find(of(12), { threshold: 12 })).toEqual({ kind: 'count', qtyInStock: 12 });
    expect(find(of(1), { threshold: 0 })).toEqual(nothing);
  });
});

describe('a notice of the page', () => {
  const page = { isCounted: false };

  it('is shown whatever is chosen when it is about all variants', () => {
    expect(find(null, page)).toEqual({ kind: 'content' });
    expect(find(of(80), page)).toEqual({ kind: 'content' });
  });

  it.each([
    [{ Colour: 'Red' }, 'content'],
    [{ Colour: 'Red', Size: '10' }, 'content'],
    [{ Colour: 'Blue' }, 'nothing'],
    [{ Colour: 'Red', Length: '3' }, 'nothing'],
  ])('about %j is shown for its variant alone', (attributes, kind) => {
    expect(find(of(3), { ...page, attributes })).toEqual({ kind });
    expect(find(null, { ...page, attributes })).toEqual(nothing);
  });
});
