import { afterEach, describe, expect, it, vi } from 'vitest';
import { performanceRoute } from '../../../../../analytics/collectors/routes/index.js';

// Platform §7: "POST /api/1/performance/records | batch of events".
describe('performanceRoute', () => {
  const wire = (text: string, sequence: number) => ({
    id: `p.${sequence}`,
    pageId: 'p',
    sequence,
    wall: 1,
    monotonic: 2,
    text,
  });
  const sender = { pageId: 'p', wall: 5, monotonic: 6.5, drops: { cap: 2 } };

  afterEach(() => void vi.unstubAllGlobals());

  it('writes a batch byte for byte', () => {
    vi.stubGlobal('origin', location.origin);
    const route = performanceRoute({ origin: '', environment: 'prod' });
    expect(route.url()).toBe(`${location.origin}/api/1/performance/records`);
    const events = [
      wire('{"pageLoadId":"a\\"1","name":"LCP"}', 1),
      wire('{"pageLoadId":"b","name":"CLS"}', 2),
    ];
    expect(route.encode(events, sender, 'fetch')).toEqual({
      body:
        '{"pageLoadId":"a\\"1","records":[{"pageLoadId":"a\\"1","name":"LCP"},' +
        '{"pageLoadId":"b","name":"CLS"}],"sender":{"page_id":"p","sent_at":5,"monotonic":6.5,"drops":{"cap":2}}}',
      type: 'application/json',
    });
    expect(route).toMatchObject({ name: 'performance', isOnce: true });
    expect(route.timeout).toBeGreaterThanOrEqual(30_000);
    // Platform §8: failures of the collection are silent.
    expect(route.onFailure).toBeUndefined();
  });

  it('goes to another origin without a question, and says an environment that is not the public one', () => {
    const route = performanceRoute({ origin: 'https://events.example', environment: 'qa' });
    expect(route.url()).toBe('https://events.example/api/1/performance/records?environment=qa');
    const events = [wire('{"pageLoadId":"a"}', 1)];
    expect(route.encode(events, sender, 'beacon').type).toBe('text/plain;charset=UTF-8');
    // The origin of a sandboxed frame is `null`.
    vi.stubGlobal('origin', 'null');
    const own = performanceRoute({ origin: '', environment: 'prod' });
    expect(own.encode(events, sender, 'fetch').type).toBe('text/plain;charset=UTF-8');
  });
});
