import { beforeAll, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { page, post, receiptsPath, sendEvents, trackingOptions, wire } from './tracking.js';

const one = page('one');
const two = page('two');
const now = Date.UTC(2026, 10, 22, 9);

describeShop('Receipts', (shop) => {
  let open: OpenShop;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
    await sendEvents(
      open,
      [1, 2, 3, 5, 6, 9].map((sequence) => wire(one, sequence)),
    );
    const data = JSON.stringify({ event_id: `${one}.4`, sequence: 4 });
    const hit = new URLSearchParams({ event: 'x', data, ss_cvr: '' });
    await post(open, '/api/census/RecordHit', hit.toString());
  });

  const ask = (pages: object, environment = 'prod') =>
    post(open, receiptsPath, JSON.stringify({ environment, pages }), {
      'Content-Type': 'text/plain;charset=UTF-8',
    });

  const have = async (pages: object, environment = 'prod') => {
    const response = await ask(pages, environment);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { have: unknown; serverTime: unknown };
    expect(answer.serverTime).toBe(now);
    return answer.have;
  };

  it('have an exact response body', async () => {
    const body = `{"environment":"prod","pages":{"${one}":[[1,40],[45,45]]}}`;
    const response = await post(open, receiptsPath, body, { 'Content-Type': 'text/plain' });
    expect(await response.text()).toBe(`{"have":{"${one}":[[1,6],[9,9]]},"serverTime":${now}}`);
  });

  it('are for the requested numbers, by whatever call the events arrived', async () => {
    expect(await have({ [one]: [[3, 5]] })).toEqual({ [one]: [[3, 5]] });
    expect(await have({ [one]: [[7, 8]] })).toEqual({ [one]: [] });
    expect(
      await have({
        [one]: [
          [2, 4],
          [4, 9],
          [1, 3],
        ],
      }),
    ).toEqual({
      [one]: [
        [1, 6],
        [9, 9],
      ],
    });
    expect(await have({ [one]: [[1, 2147483647]], [two]: [[1, 1]] })).toEqual({
      [one]: [
        [1, 6],
        [9, 9],
      ],
      [two]: [],
    });
    expect(await have({ [one]: [] })).toEqual({ [one]: [] });
    expect(await have({})).toEqual({});
  });

  it('are for one environment', async () => {
    expect(await have({ [one]: [[1, 9]] }, 'staging')).toEqual({ [one]: [] });
  });

  it('are read by pages of any origin', async () => {
    const response = await post(open, receiptsPath, '{"environment":"prod","pages":{}}', {
      'Content-Type': 'text/plain',
      Origin: 'https://anywhere.test',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('store nothing and count no arrival', async () => {
    await ask({ [one]: [[1, 9]] });
    expect(await open.services.analytics.summary({ environment: 'prod', since: 0 })).toMatchObject({
      events: 7,
      duplicates: 0,
    });
  });

  it.each([
    ['an unknown environment', { environment: 'live', pages: {} }],
    ['no environment', { pages: {} }],
    ['an odd page', { environment: 'prod', pages: { x: [[1, 2]] } }],
    ['a range that ends before it begins', { environment: 'prod', pages: { [one]: [[2, 1]] } }],
    ['a range of one number', { environment: 'prod', pages: { [one]: [[1]] } }],
    ['a number below 1', { environment: 'prod', pages: { [one]: [[0, 1]] } }],
    ['a number too large', { environment: 'prod', pages: { [one]: [[1, 2147483648]] } }],
    ['half numbers', { environment: 'prod', pages: { [one]: [[1, 1.5]] } }],
    ['a member that nobody knows', { environment: 'prod', pages: {}, note: 1 }],
    [
      'more than 200 pages',
      {
        environment: 'prod',
        pages: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [page(`p${i}y`), []])),
      },
    ],
    [
      'more than 2000 ranges',
      { environment: 'prod', pages: { [one]: Array.from({ length: 2001 }, () => [1, 1]) } },
    ],
  ])('are refused for %s', async (_, body) => {
    const response = await post(open, receiptsPath, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });
});
