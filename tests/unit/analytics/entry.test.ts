import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../support/page-analytics.js';
import type { Engine } from '../../../analytics/api/create-analytics.js';
import type { EngineInput } from '../../../analytics/engine/engine.js';
import type { AnalyticsSettings } from '../../../analytics/page/settings.js';

const engine = vi.hoisted(() => ({ createEngine: vi.fn() }));
vi.mock('../../../analytics/engine/engine.js', () => engine);

const started: Engine = {
  record: (_, pending) => pending.resolve([]),
  consent: { state: 'granted', set: vi.fn(), onChange: () => () => undefined },
  identity: { analyticsId: null, sessionId: null, isFirstLanding: false, isFirstSession: false },
  flush: () => Promise.resolve(),
  stop: vi.fn(),
};
const page = globalThis as { vitrine?: object | undefined; [mark: symbol]: unknown };

beforeEach(() => {
  vi.resetModules();
  engine.createEngine
    .mockReset()
    .mockImplementation((_settings: AnalyticsSettings, _found: EngineInput) =>
      Promise.resolve(started),
    );
});
afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, 'vitrine');
  Reflect.deleteProperty(page, Symbol.for('vitrine.analytics'));
});

function write(id: string, data: unknown) {
  const script = `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
  document.body.insertAdjacentHTML('beforeend', script);
}

async function load() {
  await import('../../../analytics/entry.js');
  const analytics = globalThis.vitrine?.analytics;
  await analytics?.ready;
  return analytics;
}

const settingsOf = () => engine.createEngine.mock.calls[0]?.[0] as AnalyticsSettings;

describe('the entry of analytics', () => {
  it('starts with what the page says', async () => {
    write('vitrine-analytics', { sourceEnvironment: 'qa', variantId: 'v1' });
    write('vitrine-site', { page: { kind: 'content-item' } });
    await load();
    expect(engine.createEngine).toHaveBeenCalledOnce();
    const said = { sourceEnvironment: 'qa', variantId: 'v1', pageKind: 'content-item' };
    expect(settingsOf()).toMatchObject(said);
  });

  it('starts without data, and hands over what is wrong with them', async () => {
    write('vitrine-analytics', { clients: 'all' });
    await load();
    const [, found] = engine.createEngine.mock.calls[0] ?? [];
    expect((found as EngineInput).problems).toHaveLength(1);
  });

  // platform §4: "Tracking is skipped for logged-in accounts … on not-found, lock-screen and
  // member-area-access-denied pages, or when a global flag disables tracking."
  it.each<[why: string, analytics: unknown, site: unknown]>([
    ['a global flag', { isDisabled: true }, {}],
    ['a page that was not found', { pageKind: 'not-found' }, {}],
    ['a lock screen', {}, { page: { kind: 'lock-screen' } }],
  ])('fetches nothing for %s', async (_, analytics, site) => {
    write('vitrine-analytics', analytics);
    write('vitrine-site', site);
    const given = await load();
    expect(engine.createEngine).not.toHaveBeenCalled();
    expect(given?.trackCustom('late')).toMatchObject({ state: 'dropped', reason: 'skipped' });
  });

  it.each<[why: string, analytics: unknown, site: unknown, exemption: string | null]>([
    ['a logged-in account', { account: { id: 'a', roles: [1] } }, {}, 'account'],
    ['an account that cannot be read', { account: 'yes' }, {}, 'account'],
    ['a denied page', {}, { page: { kind: 'member-area-access-denied' } }, 'access-denied'],
    ['a visitor', {}, {}, null],
  ])(
    'tells the engine why the visit of %s is not tracked',
    async (_, analytics, site, exemption) => {
      write('vitrine-analytics', analytics);
      write('vitrine-site', site);
      await load();
      const [, found] = engine.createEngine.mock.calls[0] ?? [];
      expect((found as EngineInput).exemption).toBe(exemption);
    },
  );

  it('tracks an account whose only role is viewer', async () => {
    write('vitrine-analytics', { account: { id: 'a', roles: [10] } });
    await load();
    expect(engine.createEngine).toHaveBeenCalledOnce();
  });

  it('does nothing in a page that is prepared in the background, before it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    await import('../../../analytics/entry.js');
    const early = globalThis.vitrine?.analytics?.trackCustom('early');
    await Promise.resolve();
    expect(engine.createEngine).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    await globalThis.vitrine?.analytics?.ready;
    Reflect.deleteProperty(document, 'prerendering');
    expect(engine.createEngine).toHaveBeenCalledOnce();
    expect(early?.state).toBe('handed');
  });

  it('leaves the page to the first copy', async () => {
    const first = await load();
    vi.resetModules();
    expect(await load()).toBe(first);
    expect(engine.createEngine).toHaveBeenCalledOnce();
  });

  it.each(['before', 'after'])('stands beside the loader that came %s it', async (when) => {
    const loader = { load: () => true };
    if (when === 'before') page.vitrine = loader;
    const analytics = await load();
    if (when === 'after') page.vitrine = loader;
    expect(page.vitrine).toBe(loader);
    expect(globalThis.vitrine?.analytics).toBe(analytics);
  });

  it('keeps the last word of a banner for the engine', async () => {
    const loading = import('../../../analytics/entry.js');
    await loading;
    for (const state of ['granted', 'refused']) {
      document.dispatchEvent(new CustomEvent('vitrine-consent', { detail: { state } }));
    }
    await globalThis.vitrine?.analytics?.ready;
    const [, found] = engine.createEngine.mock.calls[0] ?? [];
    expect((found as EngineInput).consent).toEqual({ state: 'refused' });
  });
});
