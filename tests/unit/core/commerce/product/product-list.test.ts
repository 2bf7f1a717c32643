import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createProductList,
  getProducts,
  type ProductClient,
  type ProductPage,
} from '../../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { mug } from './fixtures.js';

const report = vi.fn();

beforeEach(() => configure({ reporter: { report, warn: vi.fn() } }));
afterEach(() => {
  report.mockReset();
  resetRuntime();
});

const page = (ids: readonly string[], nextCursor: string | null = null): ProductPage => ({
  products: ids.map((id) => mug(5, { id })),
  nextCursor,
});

function listOf(list: ProductClient['list']) {
  return createProductList({ read: vi.fn(), list }, { collection: 'table', limit: 2 });
}

const idsOf = ({ products }: { products: readonly { id: string }[] }) =>
  products.map(({ id }) => id);

describe('createProductList', () => {
  it('reads page after page, and registers what it has read before it tells', async () => {
    const list = listOf(async ({ cursor, collection }) => {
      expect(collection).toBe('table');
      return cursor === 'two' ? page(['b', 'c']) : page(['a', 'b'], 'two');
    });
    const isKnown: boolean[] = [];
    list.subscribe(() => isKnown.push(idsOf(list.getState()).every((id) => getProducts().get(id))));
    expect(await list.load()).toBe(true);
    expect(list.getState()).toMatchObject({ status: 'ready', hasMore: true, more: 'idle' });
    expect(await list.showMore()).toBe('c');
    expect(idsOf(list.getState())).toEqual(['a', 'b', 'c']);
    expect(await list.showMore()).toBeNull();
    expect(isKnown).not.toContain(false);
  });

  it('says what failed, reports it once, and can be asked again', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(page(['a'], 'two')),
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(page(['b'])),
    ];
    const list = listOf(() => answers.shift()!());
    expect(await list.load()).toBe(false);
    expect(list.getState().status).toBe('failed');
    expect(await list.load()).toBe(true);
    expect(await list.showMore()).toBeNull();
    expect(list.getState()).toMatchObject({ status: 'ready', more: 'failed' });
    expect(await list.showMore()).toBe('b');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('ignores an answer that is not wanted any more', async () => {
    const late: ((answer: ProductPage) => void)[] = [];
    const list = listOf(() => new Promise((resolve) => late.push(resolve)));
    const first = list.load();
    const second = list.load();
    late[1]!(page(['new']));
    await second;
    late[0]!(page(['old']));
    await first;
    expect(idsOf(list.getState())).toEqual(['new']);
    list.stop();
    expect(report).not.toHaveBeenCalled();
  });
});
