import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptFacts } from '../../../../../core/commerce/kept/index.js';
import {
  getProducts,
  parseProduct,
  type Product,
  type ProductQuery,
} from '../../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';

const report = vi.fn();
const list =
  vi.fn<
    (
      query: ProductQuery,
      signal?: AbortSignal,
    ) => Promise<{ products: Product[]; nextCursor: null }>
  >();
const client = { list, read: () => Promise.resolve(null) };

function product(id: string): Product {
  const read = parseProduct({
    id,
    urlId: `${id}-handle`,
    title: id,
    productType: 'physical',
    priceMoney: { value: '1.00', currency: 'USD' },
  });
  if ('problem' in read) throw new Error(read.problem);
  return read.product;
}
const answer = (...ids: string[]) =>
  list.mockResolvedValueOnce({ products: ids.map(product), nextCursor: null });
const asked = () => list.mock.calls.map(([query]) => query.ids?.join(''));

beforeEach(() => {
  list.mockReset();
  report.mockReset();
  configure({ reporter: { report, warn: () => undefined } });
});
afterEach(() => resetRuntime());

describe('what the shop says of kept products', () => {
  it('is read in one call, and registered on the page', async () => {
    answer('b', 'a');
    const facts = createKeptFacts(client);
    await facts.load(['a', 'b', 'c']);
    expect(asked()).toEqual(['abc']);
    const { products, gone, hasFailed } = facts.getState();
    expect([...products.keys()].sort()).toEqual(['a', 'b']);
    expect([...gone]).toEqual(['c']);
    expect(hasFailed).toBe(false);
    expect(getProducts().get('a')).toBeDefined();
  });

  it('takes what the page has, and asks for no product twice', async () => {
    getProducts().register(product('a'));
    answer('b');
    const facts = createKeptFacts(client);
    const first = facts.load(['a', 'b']);
    expect(facts.getState().products.has('a')).toBe(true);
    await Promise.all([first, facts.load(['a', 'b'])]);
    await facts.load(['a', 'b']);
    expect(asked()).toEqual(['b']);
  });

  it('finds a product that was kept by its handle', async () => {
    answer('a');
    const facts = createKeptFacts(client);
    await facts.load(['a-handle']);
    expect(facts.getState().products.get('a-handle')?.id).toBe('a');
  });

  it('calls nothing gone where a server ignores the ids', async () => {
    answer('x', 'y');
    const facts = createKeptFacts(client);
    await facts.load(['a', 'b']);
    const { products, gone, hasFailed } = facts.getState();
    expect([products.size, gone.size, hasFailed]).toEqual([0, 0, true]);
    expect(String(report.mock.calls[0]?.[0])).toContain('it ignores `ids`');
  });

  it('is tried again after a failure', async () => {
    const listener = vi.fn();
    list.mockRejectedValueOnce(new Error('The shop is closed.'));
    const facts = createKeptFacts(client);
    facts.subscribe(listener);
    await facts.load(['a']);
    expect(facts.getState()).toMatchObject({ hasFailed: true, gone: new Set() });
    expect(report).toHaveBeenCalledOnce();
    answer('a');
    await facts.load(['a']);
    expect(facts.getState().hasFailed).toBe(false);
    expect(facts.getState().products.has('a')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('changes nothing after a stop, and can be loaded again', async () => {
    let settle = (_: string[]) => undefined as void;
    list.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          settle = (ids) => resolve({ products: ids.map(product), nextCursor: null });
        }),
    );
    const facts = createKeptFacts(client);
    const first = facts.load(['a']);
    facts.stop();
    settle(['a']);
    await first;
    expect(facts.getState().products.size).toBe(0);
    answer('a');
    await facts.load(['a']);
    expect(facts.getState().products.has('a')).toBe(true);
  });
});
