import { describe, expect, it, vi } from 'vitest';
import { NetError } from '../../../../../core/net/index.js';
import {
  createCommentsStore,
  toCommentError,
  type CommentPage,
  type CommentsClient,
} from '../../../../../core/social/index.js';

const comment = (id: string) => ({ id, author: 'Ana', text: `No. ${id}`, writtenAt: 0 });
const pageOf = (ids: string[], nextPageCursor: string | null = null): CommentPage => ({
  count: 3,
  isOpen: true,
  comments: ids.map(comment),
  nextPageCursor,
});
const fine = { author: 'Ana', text: 'Fine.' };

function open(client: Partial<CommentsClient>) {
  const read = vi.fn<CommentsClient['read']>(client.read ?? (async () => pageOf(['3'])));
  const write = vi.fn<CommentsClient['write']>(
    client.write ?? (async () => ({ comment: comment('4'), isPublic: true })),
  );
  const reporter = { report: vi.fn(), warn: vi.fn() };
  const options = { client: { read, write }, itemId: 'post', reporter: () => reporter };
  return { store: createCommentsStore(options), read, write };
}

const texts = ({ comments }: { comments: readonly { id: string }[] }) =>
  comments.map(({ id }) => id);

describe('the comments of an item', () => {
  it('are read page by page', async () => {
    const pages = [pageOf(['3', '2'], 'next'), pageOf(['2', '1'])];
    const { store, read } = open({ read: async () => pages.shift() ?? pageOf([]) });
    expect(await store.read()).toBe('3');
    expect(store.getState()).toMatchObject({ status: 'ready', count: 3, hasMore: true });
    // One that moved to the next page meanwhile is not shown twice.
    expect(await store.read()).toBe('1');
    expect(texts(store.getState())).toEqual(['3', '2', '1']);
    expect(store.getState().hasMore).toBe(false);
    expect(read.mock.calls).toEqual([
      ['post', null],
      ['post', 'next'],
    ]);
  });

  it('keep what is there when a page fails, and read it again', async () => {
    let isDown = false;
    const { store } = open({
      read: async (_, cursor) => {
        if (isDown) throw new NetError('offline', 'gone');
        return cursor === null ? pageOf(['2'], 'next') : pageOf(['1']);
      },
    });
    await store.read();
    isDown = true;
    expect(await store.read()).toBeNull();
    expect(store.getState()).toMatchObject({ status: 'failed', count: 3 });
    expect(texts(store.getState())).toEqual(['2']);
    isDown = false;
    expect(await store.read()).toBe('1');
    expect(texts(store.getState())).toEqual(['2', '1']);
  });

  it('are read once at a time', async () => {
    const { store, read } = open({});
    await Promise.all([store.read(), store.read()]);
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('a comment', () => {
  it('that is public is shown at once, and counted', async () => {
    const { store, write } = open({});
    await store.read();
    await store.write({ author: ' Ana ', text: ' Fine. ' });
    expect(texts(store.getState())).toEqual(['4', '3']);
    expect(store.getState().count).toBe(4);
    expect(write).toHaveBeenCalledWith('post', fine, expect.stringMatching(/^.{16,}$/));
  });

  it('that waits is not shown', async () => {
    const { store } = open({ write: async () => ({ comment: comment('4'), isPublic: false }) });
    await store.read();
    await store.write(fine);
    expect(texts(store.getState())).toEqual(['3']);
    expect(store.getState().count).toBe(3);
  });

  it('that is wrong is not sent', async () => {
    const { store, write } = open({});
    await expect(store.write({ author: ' ', text: 'Fine.' })).rejects.toMatchObject({
      code: 'comment-invalid',
      message: 'Please enter your name.',
      problems: { author: 'Please enter your name.' },
    });
    expect(write).not.toHaveBeenCalled();
  });

  it('is sent under its key again after a failure, and under a new one afterwards', async () => {
    let isDown = true;
    const { store, write } = open({
      write: async () => {
        if (isDown) throw new NetError('timeout', 'late');
        return { comment: comment('4'), isPublic: true };
      },
    });
    await expect(store.write(fine)).rejects.toMatchObject({ code: 'timeout' });
    isDown = false;
    await store.write(fine);
    await store.write(fine);
    await store.write({ ...fine, text: 'Other.' });
    const keys = write.mock.calls.map(([, , key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('toCommentError', () => {
  const refusal = (code: string, errors: object) =>
    new NetError('refused', 'no', {
      status: 400,
      serverMessage: 'Not so.',
      body: { error: 'Not so.', code, errors },
    });

  it('takes the sentences by field that the server sends for people', () => {
    const errors = { author: 'Please enter your name.', text: 7, __proto__: null };
    expect(toCommentError(refusal('comment-invalid', errors))).toMatchObject({
      code: 'comment-invalid',
      message: 'Not so.',
      problems: { author: 'Please enter your name.' },
    });
    expect(toCommentError(refusal('invalid-request', errors)).problems).toEqual({});
  });

  it.each([
    [new NetError('offline', 'x'), 'offline'],
    [new NetError('rate-limited', 'x'), 'rate-limited'],
    [new TypeError('x'), 'unknown'],
  ])('has a sentence for %s', (error, code) => {
    const found = toCommentError(error);
    expect(found.code).toBe(code);
    expect(found.message).toMatch(/^[A-Z].*\.$/);
    expect(found.cause).toBe(error);
  });
});
