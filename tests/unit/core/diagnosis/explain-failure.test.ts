import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp, NetError } from '../../../../core/net/index.js';
import { explainFailure } from '../../../../core/diagnosis/index.js';
import { systemClock } from '../../../../core/runtime/index.js';
import * as z from 'zod/mini';

const path = '/api/commerce/shopping-cart';
let serial = 0;

describe('explainFailure', () => {
  let origin: string;
  const reporter = { report: vi.fn(), warn: vi.fn() };

  beforeEach(() => {
    serial += 1;
    // What has been told is kept for the life of the page.
    origin = `https://shop-${serial}.test`;
    reporter.warn.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  const offline = () => new NetError('offline', 'POST /x got no answer');

  /** Answers by the mode of the request. */
  function stubNetwork(answers: Partial<Record<string, boolean>>): void {
    vi.stubGlobal('fetch', (_url: string, { mode = 'cors' }: RequestInit) =>
      answers[mode] ? Promise.resolve(new Response()) : Promise.reject(new TypeError('failed')),
    );
  }

  it('tells once that the shop does not answer this origin', async () => {
    stubNetwork({ 'no-cors': true, 'same-origin': true });
    const call = { origin, path, failure: offline(), reporter };
    expect((await explainFailure(call))?.code).toBe('refused');
    await explainFailure(call);
    expect(reporter.warn).toHaveBeenCalledOnce();
    expect(reporter.warn.mock.calls[0]?.[0]).toContain(
      `${origin} answers, but not to pages of ${location.origin}.`,
    );
  });

  it('lets a call be repeated while there is no network', async () => {
    stubNetwork({});
    expect(await explainFailure({ origin, path, failure: offline(), reporter })).toBeNull();
    expect(reporter.warn).not.toHaveBeenCalled();
  });

  it('tells that an address is not that of a shop, and leaves the error', async () => {
    const failure = new NetError('not-found', `GET ${path} answered 404`, { status: 404 });
    expect(await explainFailure({ origin, path, failure, reporter })).toBeNull();
    expect(reporter.warn.mock.calls[0]?.[0]).toContain(`${origin} is not the API of a shop.`);
  });

  it('fails the call at once, without a repeat', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const http = createHttp({
      origin,
      clock: systemClock,
      fetch,
      explain: () => Promise.resolve(new NetError('refused', 'no')),
    });
    const call = http.request({ method: 'GET', path, schema: () => z.unknown() });
    await expect(call).rejects.toMatchObject({ code: 'refused' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('fails a call without an address of a shop', async () => {
    const http = createHttp({
      origin: 'null',
      clock: systemClock,
      fetch: vi.fn(),
      explain: () => Promise.resolve(new NetError('refused', 'no')),
    });
    const call = http.request({ method: 'GET', path, schema: () => z.unknown() });
    await expect(call).rejects.toMatchObject({ code: 'refused' });
  });
});
