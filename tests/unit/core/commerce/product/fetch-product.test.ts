import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchMissingProduct,
  fetchProduct,
  fetchProductFrom,
  getProductClient,
  getProducts,
} from '../../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { mug, oneVariant, parsed } from './fixtures.js';

const api = 'https://shop.example';
const report = vi.fn();
const answers = new Map<string, () => Response>();
const fetch = vi.fn(async (url: string, _init?: RequestInit) => {
  const { pathname, search } = new URL(url);
  return (
    answers.get(pathname + search)?.() ?? Response.json({ error: 'Not found' }, { status: 404 })
  );
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  configure({ api, reporter: { report, warn: vi.fn() } });
});

afterEach(() => {
  fetch.mockClear();
  report.mockReset();
  answers.clear();
  vi.unstubAllGlobals();
  resetRuntime();
});

const json = { ...oneVariant({}), url: '/shop/dune-mug', images: [{ assetUrl: '/a.jpg' }] };
const path = '/api/commerce/products';

describe('fetchProduct', () => {
  it('asks the shop once for all who want the same product', async () => {
    answers.set(`${path}/dune-mug`, () => Response.json(json));
    const [one, other] = await Promise.all([fetchProduct('dune-mug'), fetchProduct('dune-mug')]);
    expect(one?.getState().product).toMatchObject({
      id: 'mug',
      handle: 'dune-mug',
      url: 'https://shop.example/shop/dune-mug',
      images: [{ url: 'https://shop.example/a.jpg' }],
    });
    expect(other).toBe(one);
    expect(await fetchProduct('mug')).toBe(one);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says the currency of the page to a shop of another origin', async () => {
    vi.stubGlobal('location', new URL('https://blog.example/'));
    configure({ currency: 'EUR' });
    answers.set(`${path}/mug`, () => Response.json(json));
    await fetchProduct('mug');
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Currency': 'EUR' });
  });

  it('does not ask for a product that the page gives, by id or by handle', async () => {
    const store = getProducts().register(parsed(json));
    expect(await fetchProduct('mug')).toBe(store);
    expect(await fetchProduct('dune-mug')).toBe(store);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('waits for an address that is being read, which may give the product', async () => {
    answers.set('/mug.json', () => Response.json(json));
    const [given, found] = await Promise.all([
      fetchProductFrom(`${api}/mug.json`),
      fetchProduct('dune-mug'),
    ]);
    expect(found).toBe(given);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is null for what the shop does not sell, and asks again next time', async () => {
    expect(await fetchProduct('none')).toBeNull();
    answers.set(`${path}/none`, () => Response.json(json));
    expect(await fetchProduct('none')).not.toBeNull();
  });

  it('rejects what is not a product, with the field', async () => {
    answers.set(`${path}/mug`, () => Response.json({ title: 'Mug' }));
    await expect(fetchProduct('mug')).rejects.toMatchObject({
      code: 'unreadable',
      message: 'The answer of https://shop.example is not a product: id is missing.',
    });
  });

  it('asks the client of the page', async () => {
    const read = vi.fn(async () => mug(5, { url: '/shop/other' }));
    configure({ productClient: { read, list: vi.fn() } });
    expect((await fetchProduct('other'))?.getState().product.id).toBe('mug');
    expect(read).toHaveBeenCalledWith('other');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('fetchMissingProduct', () => {
  it('waits for the elements that name a product, which may give it', async () => {
    answers.set(`${path}/dune-mug`, () => Response.json(json));
    const asked = fetchMissingProduct('mug');
    const given = fetchProduct('dune-mug');
    expect(await asked).toBe(await given);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks the shop for what none of them gives', async () => {
    answers.set(`${path}/mug`, () => Response.json(json));
    expect((await fetchMissingProduct('mug'))?.getState().product.id).toBe('mug');
  });
});

describe('fetchProductFrom', () => {
  it('resolves addresses against that of the data', async () => {
    answers.set('/data/mug.json', () =>
      Response.json({ ...json, images: [{ assetUrl: 'a.jpg' }] }),
    );
    const store = await fetchProductFrom(`${api}/data/mug.json`);
    expect(store.getState().product.images[0]?.url).toBe('https://shop.example/data/a.jpg');
  });
});

describe('getProductClient', () => {
  it('is the same for the page, until another one is configured', () => {
    const own = getProductClient();
    expect(getProductClient()).toBe(own);
    const client = { read: vi.fn(), list: vi.fn() };
    configure({ productClient: client });
    expect(getProductClient()).toBe(client);
    configure({ productClient: null });
    expect(getProductClient()).toBe(own);
  });

  it('lists by collection, ids and words, and leaves out what cannot be sold', async () => {
    const query = '?collection=table&ids=a%2Cb&search=oat+mug&sort=title&limit=2&cursor=c';
    answers.set(path + query, () =>
      Response.json({ products: [json, { title: 'No id' }], nextCursor: 'next' }),
    );
    const page = await getProductClient().list({
      collection: 'table',
      ids: ['a', 'b'],
      search: 'oat mug',
      sort: 'title',
      limit: 2,
      cursor: 'c',
    });
    expect(page.products.map(({ id }) => id)).toEqual(['mug']);
    expect(page.nextCursor).toBe('next');
    expect(report).toHaveBeenCalledTimes(1);
    expect(String(report.mock.calls[0]?.[0])).toContain('id is missing');
  });
});
