import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { hurriedClock } from '../../../support/hurried-clock.js';
import {
  startAnalytics,
  type Analytics,
  type AnalyticsSettings,
} from '../../../../analytics/index.js';

interface Sent {
  readonly path: string;
  readonly body: string;
}

const sent: Sent[] = [];
const reporter = { report: vi.fn(), warn: vi.fn() };
const start = location.href;
let analytics: Analytics | null = null;

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  resetRuntime();
  configure({ reporter, clock: hurriedClock });
  reporter.report.mockClear();
  reporter.warn.mockClear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = String(init?.body ?? '');
    sent.push({ path: pathname, body });
    const n = body.startsWith('{"events"') ? (JSON.parse(body) as { events: [] }).events.length : 1;
    return Response.json({ n, serverTime: Date.now() });
  });
});
afterEach(() => {
  analytics?.stop();
  analytics = null;
  resetRuntime();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', start);
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
});

async function open(overrides: Partial<AnalyticsSettings> = {}): Promise<Analytics> {
  analytics = startAnalytics({ clients: ['pipeline'], ...overrides });
  await analytics.ready;
  return analytics;
}

const refusing = { restrictive: true, absolute: false, banner: true } as const;
const cookieless = { ...refusing, onRefusal: 'cookieless' } as const;
const nothing = { ...refusing, onRefusal: 'nothing' } as const;

/** Contents that went out by the pipeline. */
const contents = () =>
  sent
    .filter(({ path }) => path === '/api/v1/clanker/events')
    .flatMap(({ body }) => (JSON.parse(body) as { events: { content: string }[] }).events)
    .map(({ content }) => JSON.parse(content) as Record<string, unknown>);
const ownKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith('vitrine'),
  );

describe('analytics in a page', () => {
  it('see the page, and bring what is tracked to the server', async () => {
    const given = await open();
    const tracked = given.trackCustom('my_event', { size: 3 });
    expect(tracked).toMatchObject({ state: 'stored', isDurable: true });
    expect(await tracked.reached('acknowledged')).toBe('acknowledged');
    expect(contents()).toMatchObject([
      { navigation: 'navigate', custom_schema_name: null },
      { size: 3, custom_schema_name: 'my_event', source_environment: 'prod' },
    ]);
    expect(given.identity.analyticsId).toBe(contents()[0]?.['analytics_id']);
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it('take what was tracked before they were there, with its time', async () => {
    analytics = startAnalytics({ clients: ['pipeline'] });
    const early = analytics.trackCustom('early');
    expect(early.state).toBe('held');
    await early.reached('acknowledged');
    expect(contents().map((content) => content['custom_schema_name'])).toContain('early');
  });

  // platform §3: "Session info: isFirstLanding, isFirstSession, sessionId"
  it('tell the page of the session', async () => {
    const first = await open();
    expect(first.identity).toMatchObject({ isFirstLanding: true, isFirstSession: true });
    const { sessionId } = first.identity;
    first.stop();
    const second = await open();
    const session = { isFirstLanding: false, isFirstSession: true, sessionId };
    expect(second.identity).toMatchObject(session);
    second.consent.set('denied');
    expect(second.identity).toMatchObject({ isFirstLanding: false, isFirstSession: false });
  });

  it('are silent where the page is not to be tracked', async () => {
    const given = await open({ isDisabled: true });
    expect(given.trackCustom('e')).toMatchObject({ state: 'dropped', reason: 'skipped' });
    await given.flush();
    expect(sent).toEqual([]);
  });

  it('tell what is wrong with the page’s data', async () => {
    document.body.innerHTML =
      '<script type="application/json" id="vitrine-analytics">{"errors":1}</script>';
    await open();
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(
      new Error(
        '"errors" of the analytics data (#vitrine-analytics) is not valid; the default is used.',
      ),
      { where: 'analytics data' },
    );
  });

  it('send, store and tell the page no secret of an address or an event', async () => {
    const pushed: unknown[] = [];
    vi.stubGlobal('dataLayer', pushed);
    history.replaceState(null, '', '/orders/o-secret?cartToken=t-secret&x=1#token=t-secret');
    const given = await open({
      clients: ['pipeline', 'legacy', 'census', 'dataLayer'],
      redaction: { parameters: ['voucher'], paths: ['my/page'] },
    });
    given.trackCustom('mine', { to: '/in?voucher=v-secret', email: 'e-secret' });
    const items = [{ id: 'mug', name: 'Mug' }];
    given.track('view-cart', { items, destinationUrl: '/order-confirmed/o-secret' });
    given.track('purchase', { orderId: '1001', items, currency: 'EUR', value: 1 });
    const kept = JSON.stringify({ ...localStorage });
    expect(kept).toContain('/orders/redacted');
    await given.flush();
    expect(sent.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/events/RecordEvent', '/api/census/RecordHit']),
    );
    expect(JSON.stringify([sent, kept, pushed])).not.toContain('secret');
    const page = { page_path: '/orders/redacted', page_query_params: '?cartToken=redacted&x=1' };
    expect(contents()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...page, to: '/in?voucher=redacted', email: 'redacted' }),
        expect.objectContaining({ ...page, destination_url: '/order-confirmed/redacted' }),
        expect.objectContaining({ ...page, orderId: '1001' }),
      ]),
    );
  });

  it('warn of an unknown event', async () => {
    const given = await open();
    given.track('purchese' as 'purchase', { orderId: 'o', items: [] });
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('There is no event "purchese".', {
      where: 'analytics',
    });
  });

  it('send nothing any more once they are stopped', async () => {
    const given = await open();
    given.stop();
    sent.length = 0;
    expect(given.trackCustom('late').state).toBe('dropped');
    getRuntime().bus.emit('form.rendered', { formId: 'f1' });
    await given.flush();
    expect(sent).toEqual([]);
  });
});

// platform §8: "Event send failure: "Error tracking event: HTTP Status {status}"; logged as a warning and the promise rejects"
describe('an event that two clients send', () => {
  const paths = { pipeline: '/api/v1/clanker/events', legacy: '/api/events/RecordEvent' };

  it.each([
    { pipeline: 200, legacy: 200, state: 'acknowledged', reason: null },
    { pipeline: 202, legacy: 200, state: 'acknowledged', reason: null },
    { pipeline: 400, legacy: 200, state: 'dropped', reason: 'refused' },
    { pipeline: 200, legacy: 400, state: 'dropped', reason: 'refused' },
    { pipeline: 413, legacy: 200, state: 'dropped', reason: 'oversize' },
    { pipeline: 200, legacy: 413, state: 'dropped', reason: 'oversize' },
    { pipeline: 400, legacy: 400, state: 'dropped', reason: 'refused' },
  ])(
    'pipeline $pipeline, legacy $legacy: $state, $reason',
    async ({ state, reason, ...statuses }) => {
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
        const isPipeline = pathname === paths.pipeline;
        expect(Object.values(paths)).toContain(pathname);
        const events = /^{"events":\[(.*)\],"sender"/.exec(String(init?.body))?.[1];
        const n = isPipeline ? (JSON.parse(`[${events}]`) as unknown[]).length : 1;
        const status = isPipeline ? statuses.pipeline : statuses.legacy;
        return Response.json({ n, serverTime: Date.now() }, { status });
      });
      const given = await open({ clients: ['pipeline', 'legacy'] });
      const tracked = given.track('newsletter-subscribe', { formId: 'f1' });
      expect(await tracked.reached('acknowledged')).toBe(state);
      expect(tracked).toMatchObject({ state, reason });
      const ends = tracked.handles.map((handle) => handle.state === 'acknowledged');
      expect(ends).toEqual([statuses.pipeline < 400, statuses.legacy < 400]);
      const failed = [...new Set(Object.values(statuses))].filter((status) => status >= 400);
      const sentences = new Set(reporter.warn.mock.calls.map(([sentence]) => sentence as string));
      expect([...sentences]).toEqual(
        failed.map((status) => `Error tracking event: HTTP Status ${status}`),
      );
    },
  );
});

describe('a page whose visit is not tracked', () => {
  const clients = ['pipeline', 'legacy', 'census', 'siteVisitor'] as const;
  const owner = { id: 'a1', roles: [1] };
  const denied = 'member-area-access-denied';
  const calls = () => sent.map(({ path }) => path);
  const press = (action: string) => {
    document.body.innerHTML = `<button data-vitrine-track="${action}">Go</button>`;
    document.querySelector('button')?.click();
  };

  it('sends an owner’s actions on panels to the legacy tracker alone, without a visitor’s id', async () => {
    const given = await open({ account: owner, clients, performance: true, errors: true });
    press('inventory.search');
    await given.flush();
    expect(calls()).toEqual(['/api/events/RecordEvent']);
    const form = new URLSearchParams(sent[0]?.body);
    expect([form.get('event'), form.get('area'), form.get('action')]).toEqual([
      'interface-action',
      'inventory',
      'search',
    ]);
    expect(JSON.parse(form.get('data') ?? '')).toMatchObject({
      pageHash: null,
      memberAccountId: null,
    });
    expect(document.cookie).not.toContain('ss_');
    expect(given.identity).toEqual({
      analyticsId: null,
      sessionId: null,
      isFirstLanding: false,
      isFirstSession: false,
    });
  });

  it.each(['cart.checkout-click', 'related-items.item-click', 'access-denied.join-click'])(
    'sends of an owner no %s',
    async (action) => {
      const given = await open({ account: owner, clients });
      press(action);
      expect(given.track('view-cart', { items: [] })).toMatchObject({ reason: 'skipped' });
      expect(given.trackCustom('inventory.search')).toMatchObject({ reason: 'skipped' });
      await given.flush();
      expect(sent).toEqual([]);
    },
  );

  it('sends what a denied visitor is shown and presses', async () => {
    const lesson = { lessonId: 'l1', isAccessDenied: true };
    const given = await open({
      pageKind: denied,
      clients,
      events: [
        { name: 'access-denied.render', payload: {} },
        { name: 'lesson-view', payload: lesson },
      ],
    });
    press('access-denied.join-click');
    await given.flush();
    const legacy = sent.filter(({ path }) => path === '/api/events/RecordEvent');
    expect(legacy.map(({ body }) => new URLSearchParams(body).get('action'))).toEqual([
      'render',
      'join-click',
    ]);
    expect(contents()).toMatchObject([
      { ...lesson, analytics_id: null, session_id: null, page_query_params: null },
    ]);
    expect(document.cookie).not.toContain('ss_');
  });

  it('asks a denied visitor’s consent first', async () => {
    const events = [{ name: 'access-denied.render', payload: {} }];
    const given = await open({ pageKind: denied, clients, events, cookies: nothing });
    await given.flush();
    expect(sent).toEqual([]);
    given.consent.set('refused');
    press('access-denied.join-click');
    await given.flush();
    expect(sent).toEqual([]);
  });

  it.each(['not-found', 'lock-screen'])(
    'sends nothing of a page of the kind %s',
    async (pageKind) => {
      const events = [{ name: 'access-denied.render', payload: {} }];
      const given = await open({ pageKind, clients, events });
      press('inventory.search');
      await given.flush();
      expect(sent).toEqual([]);
    },
  );
});

describe('consent', () => {
  it('holds all events while consent is unknown, and stores nothing', async () => {
    const given = await open({ cookies: cookieless });
    const tracked = given.trackCustom('held');
    await given.flush();
    expect([given.consent.state, tracked.state]).toEqual(['unknown', 'held']);
    expect(sent).toEqual([]);
    expect(ownKeys()).toEqual([]);
    expect(document.cookie).not.toContain('ss_');
  });

  // platform §4: "Cookieless tracking: applies under a restrictive cookie policy (… or consent not granted)"
  it('that is not given yet clears the five cookies of an earlier visit', async () => {
    const names = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
    for (const name of names) document.cookie = `${name}=somebody; path=/`;
    document.cookie = 'crumb=stays; path=/';
    await open({ cookies: cookieless });
    expect(document.cookie).toBe('crumb=stays');
  });

  it('lets all of it go when it is given', async () => {
    const given = await open({ cookies: cookieless });
    const tracked = given.trackCustom('held');
    given.consent.set('granted');
    await tracked.reached('acknowledged');
    expect(contents().map((content) => content['analytics_id'])).toEqual([
      given.identity.analyticsId,
      given.identity.analyticsId,
    ]);
    expect(given.identity.analyticsId).not.toBeNull();
  });

  it('that is refused leaves events without a person, and nothing stored', async () => {
    const given = await open({ cookies: cookieless });
    const tracked = given.trackCustom('held');
    given.consent.set('refused');
    expect(given.consent.state).toBe('cookieless');
    await tracked.reached('acknowledged');
    expect(tracked.isDurable).toBe(false);
    expect(contents()[0]).toMatchObject({ analytics_id: null, session_id: null });
    expect(ownKeys()).toEqual(['vitrine:consent']);
    expect(document.cookie).not.toContain('ss_');
  });

  it('that is refused drops everything where a no is a no to all of it', async () => {
    const given = await open({ cookies: nothing });
    const held = given.trackCustom('held');
    given.consent.set('refused');
    expect(held).toMatchObject({ state: 'dropped', reason: 'consent' });
    given.consent.set('granted');
    const later = given.trackCustom('later');
    await later.reached('acknowledged');
    expect(contents().map((content) => content['custom_schema_name'])).toEqual(['later']);
  });

  it('that is taken back clears what was stored', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const given = await open({ cookies: nothing });
    given.consent.set('granted');
    const waiting = given.trackCustom('waiting');
    expect(ownKeys().some((key) => key.startsWith('vitrine.q1.'))).toBe(true);
    given.consent.set('denied');
    expect(waiting.state).toBe('dropped');
    expect(ownKeys()).toEqual(['vitrine:consent']);
    expect(given.identity).toMatchObject({ analyticsId: null, sessionId: null });
  });

  it('tells who listens', async () => {
    const given = await open({ cookies: cookieless });
    const states: string[] = [];
    given.consent.onChange((state) => states.push(state));
    given.consent.set('granted');
    given.consent.set('denied');
    expect(states).toEqual(['granted', 'denied']);
  });

  // platform §4: "and always for cloneable template sites"
  it('changes nothing on a template site', async () => {
    const given = await open({ isTemplateSite: true });
    given.consent.set('granted');
    expect(given.consent.state).toBe('cookieless');
  });
});

describe('validate mode', () => {
  it('asks the server about each event and never goes the production path', async () => {
    const given = await open({ validate: true, performance: true, errors: true });
    given.trackCustom('my_event');
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2));
    await given.flush();
    expect(new Set(sent.map(({ path }) => path))).toEqual(
      new Set([
        '/api/v1/clanker/validate-event-content/page_view',
        '/api/v1/clanker/validate-event-content/custom_event',
      ]),
    );
  });
});
