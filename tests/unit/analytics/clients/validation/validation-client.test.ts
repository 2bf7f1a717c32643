import { describe, expect, it, vi } from 'vitest';
import { createValidationClient } from '../../../../../analytics/clients/validation/index.js';
import {
  createClientBench,
  customEvent,
  definedEvent,
  routeOptions,
  trackedEvent,
} from '../../../../support/tracked-events.js';

function createBench(answer: () => Promise<Response>, origin = '') {
  const bench = createClientBench();
  const calls: [string, RequestInit][] = [];
  const { delivery: _delivery, ...options } = bench.options;
  const client = createValidationClient({
    ...routeOptions({ origin }),
    ...options,
    fetch: (url, init) => {
      calls.push([String(url), init ?? {}]);
      return answer();
    },
  });
  return { ...bench, client, calls };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

describe('POST /api/v1/clanker/validate-event-content/{schemaName}', () => {
  it('has the "event content", and nothing goes the production path', async () => {
    const { client, calls, sent, warnings } = createBench(json({ isValid: true, problems: [] }));
    expect(client.handle(trackedEvent('view-cart', { currency: 'EUR' }))).toEqual([]);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const [[url, init]] = calls as [[string, RequestInit]];
    expect(url).toBe(`${location.origin}/api/v1/clanker/validate-event-content/view_cart`);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(String(init.body))).toMatchObject({
      page_host: 'shop.example',
      currency: 'EUR',
    });
    expect(sent).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('needs no preflight to another origin', async () => {
    const { client, calls } = createBench(json({ isValid: true }), 'https://events.example');
    client.handle(customEvent('mine', {}));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject([
      'https://events.example/api/v1/clanker/validate-event-content/custom_event',
      { headers: { 'content-type': 'text/plain;charset=UTF-8' } },
    ]);
  });

  it.each([
    [
      'problems',
      json({ isValid: false, problems: ['"currency" is missing.', '"value" must be a number.'] }),
      [
        'The event "view-cart" is not valid: "currency" is missing.',
        'The event "view-cart" is not valid: "value" must be a number.',
      ],
    ],
    [
      'no reasons',
      json({ isValid: false }),
      ['The event "view-cart" is not valid: no reason given'],
    ],
    ['an unknown schema', json({}, 404), ['There is no event schema "view_cart".']],
    ['a failure', json({}, 500), ['Error tracking event: HTTP Status 500']],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), ['Failed to fetch']],
  ])('warns of %s', async (_, answer, expected) => {
    const { client, warnings, faults } = createBench(answer);
    client.handle(trackedEvent('view-cart'));
    await vi.waitFor(() => expect(warnings).toEqual(expected));
    expect(faults).toEqual([]);
  });

  it('leaves events without a schema', () => {
    const { client, calls } = createBench(json({}));
    client.handle(definedEvent({}));
    expect(calls).toEqual([]);
  });
});
