import { describe, expect, it, vi } from 'vitest';
import type { TrackingClient } from '../../../../analytics/clients/index.js';
import type { Consent, Decision } from '../../../../analytics/consent/index.js';
import { createDispatch } from '../../../../analytics/engine/dispatch.js';
import type { Handle } from '../../../../analytics/delivery/index.js';
import type { Purpose, TrackedEvent } from '../../../../analytics/events/index.js';
import { createPendingEvent } from '../../../../analytics/api/tracked.js';
import { createRedaction } from '../../../../core/redaction/index.js';

const redaction = createRedaction();

const stamps = { wall: 1_766_000_000_000, monotonic: 1250 };

function createClient(name: TrackingClient['name'], purpose: Purpose) {
  const events: TrackedEvent[] = [];
  const handle: Handle = {
    id: `${name}.1`,
    state: 'stored',
    reason: null,
    isDurable: true,
    reached: () => Promise.resolve('stored'),
  };
  const client: TrackingClient = {
    name,
    purpose,
    handle(event) {
      events.push(event);
      return name === 'pixel' ? [] : [handle];
    },
  };
  return { client, events };
}

/** Consent with a given decision for each list of purposes. */
function setUp(answer: (purposes: readonly Purpose[]) => Decision | 'hold' = () => 'full') {
  const held: Array<(settlement: Decision) => void> = [];
  const measuring = createClient('pipeline', 'measurement');
  const marketing = createClient('pixel', 'marketing');
  const reporter = { report: vi.fn(), warn: vi.fn() };
  const consent: Pick<Consent, 'whenDecided' | 'state'> = {
    get state() {
      return answer(['measurement']) === 'hold' ? 'unknown' : 'granted';
    },
    whenDecided(purposes, onDecision) {
      const settlement = answer(purposes);
      if (settlement === 'hold') held.push(onDecision);
      else onDecision(settlement);
    },
  };
  const clients = [measuring.client, marketing.client];
  const dispatch = createDispatch({ clients, consent, reporter, redaction });
  const record = (name: string, payload: Record<string, unknown> = {}, isCustom = false) => {
    const pending = createPendingEvent();
    dispatch({ name, isCustom, payload, stamps }, pending);
    return pending.tracked;
  };
  return { record, held, reporter, measuring: measuring.events, marketing: marketing.events };
}

describe('an event of the catalogue', () => {
  it('goes to every client, with its definition, stamps and treatment', () => {
    const { record, measuring, marketing } = setUp();
    const tracked = record('form-render', { formId: 'f1' });
    expect(measuring).toEqual([
      expect.objectContaining({
        name: 'form-render',
        payload: { formId: 'f1' },
        stamps,
        treatment: 'full',
      }),
    ]);
    expect(measuring[0]?.definition.census).toBe('form-render');
    expect(marketing).toHaveLength(1);
    expect(tracked.handles.map(({ id }) => id)).toEqual(['pipeline.1']);
  });

  it('goes where both its purpose and the client’s are allowed', () => {
    const { record, measuring, marketing } = setUp((purposes) =>
      purposes.includes('marketing') ? 'drop' : 'cookieless',
    );
    expect(record('form-render', { formId: 'f1' }).state).toBe('stored');
    expect(measuring.map(({ treatment }) => treatment)).toEqual(['cookieless']);
    expect(marketing).toEqual([]);
  });

  it('is dropped when none may have it', () => {
    const { record, measuring } = setUp(() => 'drop');
    expect(record('form-render')).toMatchObject({ state: 'dropped', reason: 'consent' });
    expect(measuring).toEqual([]);
  });

  it('is held with its values while consent is unknown', () => {
    const { record, held, measuring, marketing } = setUp(() => 'hold');
    const payload = { formId: 'f1' };
    const tracked = record('form-render', payload);
    payload.formId = 'changed';
    expect(tracked.state).toBe('held');
    held[0]?.('full');
    expect(tracked.state).toBe('held');
    held[1]?.('drop');
    expect(tracked.state).toBe('stored');
    expect(measuring[0]?.payload).toEqual({ formId: 'f1' });
    expect(measuring[0]?.stamps).toBe(stamps);
    expect(marketing).toEqual([]);
  });
});

describe('other names', () => {
  it('of interface actions bring area and action', () => {
    const { record, measuring } = setUp();
    record('inventory.sort-by-name', { label: 'Name' });
    const payload = { area: 'inventory', action: 'sort-by-name', label: 'Name' };
    expect(measuring[0]?.payload).toEqual(payload);
    expect(measuring[0]?.definition.schema).toBe('interface_action');
  });

  it('of a site’s own events become a custom schema', () => {
    const { record, measuring } = setUp();
    record('purchase', { any: 1 }, true);
    expect(measuring[0]?.definition).toMatchObject({
      schema: 'custom_event',
      customSchema: 'purchase',
    });
  });

  it('that are unknown are warned of once, and dropped', () => {
    const { record, reporter, measuring } = setUp();
    const tracked = [record('purchese'), record('purchese')];
    expect(tracked.map(({ reason }) => reason)).toEqual(['skipped', 'skipped']);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith('There is no event "purchese".', {
      where: 'analytics',
    });
    expect(measuring).toEqual([]);
  });
});

describe('faults', () => {
  // storefront §8: "Tracking failures are caught and reported to the error reporter."
  it('of one client leave the others, and are reported', () => {
    const { client, events } = createClient('pipeline', 'measurement');
    const broken: TrackingClient = {
      ...client,
      name: 'census',
      handle() {
        throw new Error('broken');
      },
    };
    const reporter = { report: vi.fn(), warn: vi.fn() };
    const consent: Pick<Consent, 'whenDecided' | 'state'> = {
      state: 'granted',
      whenDecided: (_, onDecision) => onDecision('full'),
    };
    const dispatch = createDispatch({ clients: [broken, client], consent, reporter, redaction });
    const pending = createPendingEvent();
    dispatch({ name: 'overlay', isCustom: false, payload: {}, stamps }, pending);
    expect(events).toHaveLength(1);
    expect(pending.tracked.state).toBe('stored');
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
      where: 'census client',
    });
  });

  it('of consent drop the event, and nothing is thrown', () => {
    const { client } = createClient('pipeline', 'measurement');
    const reporter = { report: vi.fn(), warn: vi.fn() };
    const consent: Pick<Consent, 'whenDecided' | 'state'> = {
      state: 'granted',
      whenDecided() {
        throw new Error('broken');
      },
    };
    const pending = createPendingEvent();
    createDispatch({ clients: [client], consent, reporter, redaction })(
      { name: 'overlay', isCustom: false, payload: {}, stamps },
      pending,
    );
    expect(pending.tracked.reason).toBe('poison');
    expect(reporter.report).toHaveBeenCalledOnce();
  });

  it('a site without clients drops everything', () => {
    const reporter = { report: vi.fn(), warn: vi.fn() };
    const consent: Pick<Consent, 'whenDecided' | 'state'> = {
      state: 'granted',
      whenDecided: vi.fn(),
    };
    const pending = createPendingEvent();
    createDispatch({ clients: [], consent, reporter, redaction })(
      { name: 'overlay', isCustom: false, payload: {}, stamps },
      pending,
    );
    expect(pending.tracked.reason).toBe('skipped');
  });
});

describe('an event of a page whose visit is not tracked', () => {
  const isAccessDenied = true;

  // platform §4 skips visitor events there, so that the clients which count visitors get none.
  it.each([
    ['access-denied.render', {}, ['legacy']],
    ['lesson-view', { lessonId: 'l1', isAccessDenied }, ['pipeline']],
  ] as const)('goes to one client: %s', (name, payload, takers) => {
    const names = ['pipeline', 'legacy', 'census', 'siteVisitor', 'dataLayer'] as const;
    const all = names.map((client) => createClient(client, 'measurement'));
    const dispatch = createDispatch({
      clients: all.map(({ client }) => client),
      consent: { state: 'granted', whenDecided: (_, decide) => decide('full') },
      reporter: { report: vi.fn(), warn: vi.fn() },
      redaction,
      exemption: 'access-denied',
    });
    dispatch({ name, isCustom: false, payload, stamps }, createPendingEvent());
    const took = all.filter(({ events }) => events.length > 0);
    expect(took.map(({ client }) => client.name)).toEqual(takers);
    expect(took.flatMap(({ events }) => events)).toMatchObject([{ treatment: 'cookieless' }]);
  });
});
