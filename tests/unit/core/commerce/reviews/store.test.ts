import { describe, expect, it, vi } from 'vitest';
import {
  createReviewsClient,
  createReviewsStore,
} from '../../../../../core/commerce/reviews/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { answering, idsOf, wirePage } from './sample-reviews.js';

function open(...answers: unknown[]) {
  const { http, calls } = answering(...answers);
  const report = vi.fn();
  const store = createReviewsStore({
    client: createReviewsClient(http, 'https://api.test'),
    productId: 'mug',
    sources: ['native', 'imported'],
    limit: 2,
    sort: 'newest',
    reporter: () => ({ report, warn: vi.fn() }),
  });
  return { store, calls, report, shown: () => store.getState().shown };
}

const offline = new NetError('offline', 'no answer');

describe('createReviewsStore', () => {
  it('reads the first page once, however many ask', async () => {
    const { store, calls, shown } = open(wirePage(['a', 'b']));
    expect(store.getState()).toMatchObject({ status: 'loading', shown: null });
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(calls).toHaveLength(1);
    expect(store.getState().status).toBe('ready');
    expect(shown() && idsOf(shown()!)).toEqual(['a', 'b']);
  });

  it('keeps what is shown until the answer to a newer question is there', async () => {
    const { store, shown } = open(wirePage(['a', 'b']), wirePage(['c'], { matching: 3 }));
    await store.load();
    const asked = store.ask({ rating: 2 });
    expect(store.getState()).toMatchObject({ status: 'loading', query: { rating: 2 } });
    expect(idsOf(shown()!)).toEqual(['a', 'b']);
    expect(await asked).toMatchObject({ matching: 3, query: { rating: 2, sort: 'newest' } });
    expect(idsOf(shown()!)).toEqual(['c']);
  });

  it('never shows an answer that comes after a newer question', async () => {
    let answerLate: (page: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    const { store, calls, shown } = open(wirePage(['a']), late, wirePage(['three']));
    await store.load();
    const two = store.ask({ rating: 2 });
    const three = store.ask({ rating: 3 });
    expect(calls[1]?.signal?.aborted).toBe(true);
    await three;
    answerLate(wirePage(['two']));
    expect(await two).toBeNull();
    expect(idsOf(shown()!)).toEqual(['three']);
    expect(store.getState().status).toBe('ready');
  });

  it('adds pages, and resolves to the first new review', async () => {
    const { store, calls, shown } = open(
      wirePage(['a', 'b'], { nextCursor: 'c1' }),
      wirePage(['c', 'd'], { nextCursor: 'c2' }),
      wirePage(['e']),
    );
    await store.load();
    expect(shown()?.hasMore).toBe(true);
    const added = store.showMore();
    expect(store.getState().more).toBe('loading');
    expect(await added).toBe('c');
    expect(await store.showMore()).toBe('e');
    expect(calls.map(({ query }) => query?.['cursor'])).toEqual([undefined, 'c1', 'c2']);
    expect(idsOf(shown()!)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shown()?.hasMore).toBe(false);
    expect(await store.showMore()).toBeNull();
    expect(calls).toHaveLength(3);
  });

  it('shows a review once that a newer one has moved to the next page', async () => {
    const { store, shown } = open(wirePage(['a', 'b'], { nextCursor: 'c1' }), wirePage(['b', 'c']));
    await store.load();
    expect(await store.showMore()).toBe('c');
    expect(idsOf(shown()!)).toEqual(['a', 'b', 'c']);
  });

  it('asks for one more page at a time', async () => {
    const { store, calls } = open(wirePage(['a'], { nextCursor: 'c1' }), wirePage(['b']));
    await store.load();
    await Promise.all([store.showMore(), store.showMore()]);
    expect(calls).toHaveLength(2);
  });

  it('keeps what is shown when more cannot be had, and tries again', async () => {
    const { store, shown } = open(wirePage(['a'], { nextCursor: 'c1' }), offline, wirePage(['b']));
    await store.load();
    expect(await store.showMore()).toBeNull();
    expect(store.getState()).toMatchObject({ status: 'ready', more: 'failed' });
    expect(idsOf(shown()!)).toEqual(['a']);
    expect(await store.showMore()).toBe('b');
    expect(store.getState().more).toBe('idle');
  });

  it('shows that it failed, without a report when the shopper is offline, and retries', async () => {
    const { store, report } = open(offline, wirePage(['a']));
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'failed', shown: null });
    expect(report).not.toHaveBeenCalled();
    expect(await store.retry()).not.toBeNull();
    expect(store.getState().status).toBe('ready');
  });

  it('reports an answer that is not what was agreed', async () => {
    const { store, report } = open(new NetError('unexpected-answer', 'what is this'));
    await store.load();
    expect(store.getState().status).toBe('failed');
    expect(report).toHaveBeenCalledOnce();
  });

  it('is quiet after it was disposed', async () => {
    const { store, calls } = open(new Promise(() => undefined));
    const listener = vi.fn();
    void store.load();
    store.subscribe(listener);
    store.dispose();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(listener).not.toHaveBeenCalled();
  });
});
