import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetError } from '../../../../../core/net/index.js';
import { createLikesStore, type Like, type LikesClient } from '../../../../../core/social/index.js';

/** A server whose answers wait until they are told to come. */
function createServer(held: Like = { itemId: 'post', count: 3, isLiked: false }) {
  const calls: string[] = [];
  const waiting: { answer(): void; fail(error: Error): void }[] = [];
  let like = held;

  const wait = <Value>(call: string, answer: () => Value) => {
    calls.push(call);
    return new Promise<Value>((resolve, reject) => {
      waiting.push({ answer: () => resolve(answer()), fail: reject });
    });
  };
  const client: LikesClient = {
    read: (itemIds) =>
      wait(`read ${itemIds.join()}`, () => itemIds.map((itemId) => ({ ...like, itemId }))),
    change: (itemId, isLiked) =>
      wait(`${isLiked ? 'like' : 'unlike'} ${itemId}`, () => {
        like = { itemId, isLiked, count: like.count + Number(isLiked) - Number(like.isLiked) };
        return like;
      }),
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    client,
    calls,
    settle,
    async answer() {
      await settle();
      waiting.shift()?.answer();
      await settle();
    },
    async fail(error: Error) {
      await settle();
      waiting.shift()?.fail(error);
      await settle();
    },
  };
}

const reporter = { report: vi.fn(), warn: vi.fn() };
let server: ReturnType<typeof createServer>;
const create = (channelName = 'likes') =>
  createLikesStore({ client: server.client, channelName, reporter: () => reporter });
const offline = new NetError('offline', 'gone');

beforeEach(() => {
  server = createServer();
  reporter.report.mockClear();
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
});
afterEach(() => vi.unstubAllGlobals());

describe('the likes of a page', () => {
  it('are read once for each item, all in one call', async () => {
    const likes = create();
    for (const itemId of ['a', 'b', 'a']) likes.load(itemId);
    expect(likes.get('a')).toBeNull();
    await server.answer();
    likes.load('a');
    await server.settle();
    expect(server.calls).toEqual(['read a,b']);
    expect(likes.get('b')).toEqual({ itemId: 'b', count: 3, isLiked: false });
  });

  it('are read in calls of 50', async () => {
    const likes = create();
    for (let index = 0; index < 51; index += 1) likes.load(`i${index}`);
    await server.settle();
    expect(server.calls.map((call) => call.split(',').length)).toEqual([50, 1]);
  });

  it('stay unknown where they could not be read, and are read by the next button', async () => {
    const likes = create();
    likes.load('post');
    await server.fail(offline);
    expect(likes.get('post')).toBeNull();
    expect(reporter.report).not.toHaveBeenCalled();
    likes.load('post');
    await server.fail(new NetError('server', 'down'));
    expect(reporter.report).toHaveBeenCalledOnce();
    expect(server.calls).toHaveLength(2);
  });
});

describe('a press', () => {
  it('shows at once, and then what the server counts', async () => {
    const likes = create();
    const listener = vi.fn();
    likes.subscribe(listener);
    const taken = likes.toggle('post', 7);
    expect(likes.get('post')).toEqual({ itemId: 'post', count: 8, isLiked: true });
    expect(listener).toHaveBeenCalled();
    await server.answer();
    expect(await taken).toEqual({ itemId: 'post', count: 4, isLiked: true });
    expect(likes.get('post')).toEqual({ itemId: 'post', count: 4, isLiked: true });
  });

  it('that fails leaves what was known', async () => {
    const likes = create();
    likes.load('post');
    await server.answer();
    const refused = expect(likes.toggle('post', 0)).rejects.toBe(offline);
    await server.fail(offline);
    await refused;
    expect(likes.get('post')).toEqual({ itemId: 'post', count: 3, isLiked: false });
  });

  it('that fails before anything is known leaves the printed count', async () => {
    const likes = create();
    const refused = expect(likes.toggle('post', 0)).rejects.toBe(offline);
    await server.fail(offline);
    await refused;
    expect(likes.get('post')).toBeNull();
  });

  it('while another is on its way is sent after it', async () => {
    const likes = create();
    const first = likes.toggle('post', 3);
    const second = likes.toggle('post', 3);
    expect(likes.get('post')).toEqual({ itemId: 'post', count: 3, isLiked: false });
    await server.answer();
    await server.answer();
    expect(server.calls).toEqual(['like post', 'unlike post']);
    expect([await first, await second]).toEqual([
      { itemId: 'post', count: 3, isLiked: false },
      null,
    ]);
  });

  it('three times is sent once, if the first is still on its way', async () => {
    const likes = create();
    for (let times = 0; times < 3; times += 1) void likes.toggle('post', 3);
    await server.answer();
    expect(server.calls).toEqual(['like post']);
    expect(likes.get('post')).toMatchObject({ count: 4, isLiked: true });
  });

  it('is not undone by a read that began before it', async () => {
    const likes = create();
    likes.load('post');
    await server.settle();
    void likes.toggle('post', 3);
    await server.answer();
    expect(likes.get('post')).toMatchObject({ isLiked: true });
    await server.answer();
    expect(likes.get('post')).toMatchObject({ count: 4, isLiked: true });
  });

  it('is told to the other tabs', async () => {
    const [one, other] = [create('tabs'), create('tabs')];
    const unsubscribe = [one, other].map((store) => store.subscribe(() => undefined));
    void one.toggle('post', 3);
    await server.answer();
    await expect.poll(() => other.get('post')).toEqual({ itemId: 'post', count: 4, isLiked: true });
    for (const end of unsubscribe) end();
  });

  it('works where the browser has no channel between tabs, or refuses it', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('refused', 'SecurityError');
    });
    const likes = create();
    likes.subscribe(() => undefined);
    void likes.toggle('post', 3);
    await server.answer();
    expect(likes.get('post')).toMatchObject({ count: 4, isLiked: true });
  });

  it('of another tab is ignored where it is no like', async () => {
    const likes = create('odd');
    const end = likes.subscribe(() => undefined);
    const channel = new BroadcastChannel('odd');
    for (const data of [
      null,
      'like',
      { itemId: 'post', count: -1, isLiked: true },
      { itemId: 1 },
    ]) {
      channel.postMessage(data);
    }
    channel.postMessage({ itemId: 'other', count: 1, isLiked: true });
    await expect.poll(() => likes.get('other')).not.toBeNull();
    expect(likes.get('post')).toBeNull();
    channel.close();
    end();
  });
});
