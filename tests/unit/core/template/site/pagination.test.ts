import { describe, expect, it } from 'vitest';
import { paginate } from '../../../../../core/template/site/pagination.js';
import { selectAll, selectItems } from '../../../../../core/template/site/selection.js';

const dated = [50, 40, 30, 20, 10].map((publishOn) => ({ urlId: `p${publishOn}`, publishOn }));
const plain = ['a', 'b', 'c', 'd', 'e'].map((urlId) => ({ urlId }));

const page = (items: readonly object[], address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://a.example');
  const { items: shown, pagination } = paginate(items as typeof plain, 2, pathname, searchParams);
  return {
    shown: shown.map(({ urlId }) => urlId).join(' '),
    next: pagination?.['nextPageUrl'],
    previous: pagination?.['prevPageUrl'],
  };
};

describe('pages of a list', () => {
  it.each([
    ['/b', 'p50 p40', '/b?offset=40', undefined],
    ['/b?offset=40', 'p30 p20', '/b?offset=20', '/b'],
    ['/b?offset=20', 'p10', undefined, '/b?offset=10&reversePaginate=true'],
    ['/b?offset=10&reversePaginate=true', 'p30 p20', '/b?offset=20', '/b'],
    ['/b?page=2', 'p30 p20', '/b?offset=20', '/b'],
    ['/b?offset=5', '', undefined, '/b?page=3'],
    ['/b?tag=x&utm=1', 'p50 p40', '/b?tag=x&offset=40', undefined],
    ['/b?offset=nonsense', 'p50 p40', '/b?offset=40', undefined],
  ])('of dated items at %s', (address, shown, next, previous) => {
    expect(page(dated, address)).toEqual({ shown, next, previous });
  });

  it.each([
    ['/s', 'a b', '/s?page=2', undefined],
    ['/s?page=2', 'c d', '/s?page=3', '/s'],
    ['/s?page=3', 'e', undefined, '/s?page=2'],
    ['/s?page=0', 'a b', '/s?page=2', undefined],
    ['/s?page=-3', 'a b', '/s?page=2', undefined],
    ['/s?category=a+b&page=2', 'c d', '/s?category=a+b&page=3', '/s?category=a+b'],
  ])('of items in an order of their own at %s', (address, shown, next, previous) => {
    expect(page(plain, address)).toEqual({ shown, next, previous });
  });

  it('goes by number where two items have one moment', () => {
    expect(page([{ publishOn: 2 }, { publishOn: 1 }, { publishOn: 1 }], '/b').next).toBe(
      '/b?page=2',
    );
  });

  it('is one page where all fits', () => {
    expect(paginate(plain, 5, '/s', new URLSearchParams())).toEqual({
      items: plain,
      pagination: null,
    });
  });
});

describe('a selection', () => {
  const items = [
    { urlId: 'a', title: 'B', tags: ['New In'], categories: [{ title: 'Kitchen' }], starred: true },
    { urlId: 'b', title: 'A', tags: ['old'], categories: ['Table'], price: 3 },
    { urlId: 'c', title: 'C', price: 12 },
  ];
  it.each([
    [{}, 'a b c'],
    [{ tag: 'new in' }, 'a'],
    [{ tag: 'New+In' }, 'a'],
    [{ category: 'kitchen' }, 'a'],
    [{ category: 'none' }, ''],
    [{ isFeatured: true }, 'a'],
    [{ orderBy: 'title' }, 'b a c'],
    [{ orderBy: '-title' }, 'c a b'],
    [{ orderBy: 'title desc' }, 'c a b'],
    [{ tag: 'old', category: 'Table' }, 'b'],
  ])('%j', (selection, expected) => {
    const found = selectItems(items, { ...selectAll, ...selection });
    expect(found.map(({ urlId }) => urlId).join(' ')).toBe(expected);
  });
});
