import { describe, expect, it } from 'vitest';
import {
  createRestockOwnerClient,
  readWaitingGroups,
} from '../../../../../../core/commerce/restock/index.js';
import { createHttp } from '../../../../../../core/net/index.js';
import { useFakeServer } from './fake-server.js';

const server = useFakeServer();
const connect = () =>
  createRestockOwnerClient(createHttp({ origin: window.location.origin, clock: server.clock }));
const path = '/api/site-users/account/notifications/restock';
const small = { productId: 'mug', variantId: 'MUG-S' };
const large = { productId: 'mug', variantId: 'MUG-L' };

describe('the groups', () => {
  // storefront §3: "Restock signup group list response: signUpGroups, hasNextPage, nextPageCursor." §7: "all pages
  // fetched in a loop".
  it('are fetched in a loop over all pages', async () => {
    server.answer = ({ query }) =>
      Response.json(
        query['cursor'] === undefined
          ? {
              signUpGroups: [{ ...small, productTitle: 'Mug', variantTitle: 'S', count: 3 }],
              hasNextPage: true,
              nextPageCursor: 'a b/c',
            }
          : {
              signUpGroups: [{ ...large, productTitle: 'Mug', variantTitle: 'L', count: 1 }],
              hasNextPage: false,
              nextPageCursor: null,
            },
      );
    expect(await connect().readGroups()).toEqual([
      { ...small, productTitle: 'Mug', variantTitle: 'S', count: 3 },
      { ...large, productTitle: 'Mug', variantTitle: 'L', count: 1 },
    ]);
    expect(server.requests.map(({ method, path: at, query }) => [method, at, query])).toEqual([
      ['GET', `${path}/groups`, {}],
      ['GET', `${path}/groups`, { cursor: 'a b/c' }],
    ]);
  });

  it('may have numbers for ids, and neither titles nor counts', async () => {
    server.answer = () =>
      Response.json({ signUpGroups: [{ productId: 7, variantId: 8 }], hasNextPage: false });
    expect(await connect().readGroups()).toEqual([
      { productId: '7', variantId: '8', productTitle: '', variantTitle: '', count: null },
    ]);
  });

  it('are refused when they are none', async () => {
    server.answer = () => Response.json({ signUpGroups: 'no' });
    await expect(connect().readGroups()).rejects.toMatchObject({ code: 'unexpected-answer' });
  });
});

describe('the signups', () => {
  // storefront §7: "query productId, variantId, cursor | signUps, hasNextPage, nextPageCursor; looped".
  const answerPages = (sizes: Readonly<Record<string, readonly number[]>>) => {
    server.answer = ({ query }) => {
      const pages = sizes[query['variantId'] ?? ''] ?? [];
      const at = Number(query['cursor'] ?? 0);
      const signUps = Array.from({ length: pages[at] ?? 0 }, (_, index) => ({
        email: `${at}-${index}@example.com`,
        createdOn: 1_760_000_000_000,
        isJoinMailingList: index === 0,
      }));
      const hasNextPage = at + 1 < pages.length;
      return Response.json({
        signUps,
        hasNextPage,
        nextPageCursor: hasNextPage ? String(at + 1) : null,
      });
    };
  };

  it('of a variant are read from all pages', async () => {
    answerPages({ 'MUG-S': [2, 1] });
    const signUps = await connect().readSignUps(small);
    expect(signUps).toHaveLength(3);
    expect(signUps[0]).toEqual({
      email: '0-0@example.com',
      createdOn: 1_760_000_000_000,
      isJoinMailingList: true,
    });
    expect(server.requests.map(({ method, path: at, query }) => [method, at, query])).toEqual([
      ['GET', path, small],
      ['GET', path, { ...small, cursor: '1' }],
    ]);
  });

  // storefront §7: "a count over several variants sums the signups".
  it('of several variants are summed by a count', async () => {
    answerPages({ 'MUG-S': [100, 100, 7], 'MUG-L': [2], 'MUG-M': [0] });
    const variants = ['MUG-S', 'MUG-L', 'MUG-M'].map((variantId) => ({
      productId: 'mug',
      variantId,
    }));
    expect(await connect().countSignUps(variants)).toBe(209);
    expect(await connect().countSignUps([])).toBe(0);
  });

  it.each([
    ['2026-10-01T12:00:00Z', Date.UTC(2026, 9, 1, 12)],
    [undefined, null],
    ['some day', null],
  ])('were made at %j', async (createdOn, time) => {
    server.answer = () =>
      Response.json({ signUps: [{ email: 'a@b.co', createdOn }], hasNextPage: false });
    expect(await connect().readSignUps(small)).toEqual([
      { email: 'a@b.co', createdOn: time, isJoinMailingList: false },
    ]);
  });

  it('are counted for groups that come without a count', async () => {
    answerPages({ 'MUG-L': [3, 2] });
    const counted = server.answer;
    server.answer = (request, turn) =>
      request.path.endsWith('/groups')
        ? Response.json({ signUpGroups: [{ ...small, count: 4 }, large], hasNextPage: false })
        : counted(request, turn);
    const known: number[] = [];
    const groups = await readWaitingGroups(connect(), undefined, (count) => known.push(count));
    expect(groups.map(({ waiting }) => waiting)).toEqual([4, 5]);
    expect(known).toEqual([2]);
  });
});

describe('the sends', () => {
  // storefront §7: "POST …/restock/send | productId, variantId".
  it('are for one variant', async () => {
    server.answer = () => Response.json({ sent: 100, remaining: 20 });
    expect(await connect().send({ ...small })).toEqual({ sent: 100, remaining: 20, error: null });
    expect(server.requests[0]).toMatchObject({ method: 'POST', path: `${path}/send`, body: small });
  });

  // storefront §7: "POST …/restock/send/all | sendRequests (list)".
  it('or for a list, whose results may come in any order', async () => {
    server.answer = () =>
      Response.json({
        results: [
          { ...large, sent: 0, remaining: 4, error: 'The email service is down.' },
          { ...small, sent: 3, remaining: 0 },
        ],
      });
    expect(await connect().sendAll([small, large])).toEqual([
      { sent: 3, remaining: 0, error: null },
      { sent: 0, remaining: 4, error: 'The email service is down.' },
    ]);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: `${path}/send/all`,
      body: { sendRequests: [small, large] },
    });
  });

  // "response not shown": a server that only says yes has sent all of it.
  it.each([
    ['nothing', () => new Response(null, { status: 204 })],
    ['an empty object', () => Response.json({})],
  ])('are done when the server answers %s', async (_, answer) => {
    server.answer = answer;
    expect(await connect().send(small)).toEqual({ sent: 0, remaining: 0, error: null });
    expect(await connect().sendAll([small, large])).toEqual([
      { sent: 0, remaining: 0, error: null },
      { sent: 0, remaining: 0, error: null },
    ]);
  });

  it('fail when a variant is passed over', async () => {
    server.answer = () => Response.json({ results: [{ ...small, sent: 1, remaining: 0 }] });
    await expect(connect().sendAll([small, large])).rejects.toMatchObject({
      code: 'unexpected-answer',
    });
  });
});
