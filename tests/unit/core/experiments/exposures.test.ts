import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createExperiments,
  parseExperimentPage,
  type Exposure,
} from '../../../../core/experiments/index.js';
import { createManualClock, type ManualClock } from '../../../support/manual-clock.js';

const start = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;
const experiments = {
  hero: ab('wide'),
  price: ab('high'),
  gift: { ...ab('true'), experimentType: 'FEATURE_TOGGLE' },
};

function ab(variant: string) {
  return { experimentType: 'AB_TEST', variant, segmentName: 'all', containsError: false };
}

/** A page of the visitor; storage stays from one to the next. */
function openPage(site: object = {}, clock: ManualClock = createManualClock(start)) {
  const exposed: Exposure[] = [];
  const page = parseExperimentPage(
    JSON.stringify({ experiments, experimentUnit: 'unit-1', ...site }),
  );
  const made = createExperiments({
    page: () => page,
    clock,
    unit: () => 'member-1',
    onExposure: (exposure) => exposed.push(exposure),
  });
  return { ...made, exposed, clock };
}

/** A tab of its own has a session storage of its own. */
const openTab = (...args: Parameters<typeof openPage>) => {
  sessionStorage.clear();
  return openPage(...args);
};

const pendingNames = (page: ReturnType<typeof openPage>) =>
  page.exposures.pending().map(({ experiment }) => experiment);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockReturnValue(4000);
});

afterEach(() => vi.unstubAllGlobals());

describe('an exposure', () => {
  it('is in the storage before the call returns, and said after that', () => {
    const page = openPage();
    page.test('hero', 'plain');
    const key = 'vitrine:exposures:unit-1/hero/wide';
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      unit: 'unit-1',
      experiment: 'hero',
      experimentType: 'AB_TEST',
      variant: 'wide',
      segmentName: 'all',
      wall: start,
    });
    expect(page.exposed).toEqual([
      {
        id: 'unit-1/hero/wide',
        unit: 'unit-1',
        experiment: 'hero',
        experimentType: 'AB_TEST',
        variant: 'wide',
        segmentName: 'all',
        stamps: { wall: start, monotonic: 4000 },
      },
    ]);
    expect(page.exposures.pending()).toEqual(page.exposed);
  });

  it('survives that the page is left at once, and is gone when it is settled', () => {
    openPage().test('hero', 'plain');
    const next = openPage();
    expect(pendingNames(next)).toEqual(['hero']);
    next.exposures.settle('unit-1/hero/wide');
    expect(next.exposures.pending()).toEqual([]);
    expect(openPage().exposures.pending()).toEqual([]);
  });

  it('of an earlier page has stamps of this one', async () => {
    const clock = createManualClock(start);
    openPage({}, clock).test('hero', 'plain');
    await clock.advance(90_000);
    const [exposure] = openPage({}, clock).exposures.pending();
    expect(exposure?.stamps).toEqual({ wall: start, monotonic: 4000 - 90_000 });
  });

  it('of this page keeps its monotonic time, whatever the clock does meanwhile', async () => {
    const page = openPage();
    page.test('hero', 'plain');
    vi.spyOn(performance, 'now').mockReturnValue(9000);
    await page.clock.advance(60 * 60 * 1000);
    expect(page.exposures.pending()[0]?.stamps).toEqual({ wall: start, monotonic: 4000 });
  });

  it('can be left out', () => {
    const page = openPage();
    expect(page.test('hero', 'plain', { isExposure: false }).variant).toBe('wide');
    page.toggle('gift');
    expect(page.exposed).toEqual([]);
    page.toggle('gift', false, { isExposure: true });
    expect(page.exposed).toMatchObject([{ experimentType: 'FEATURE_TOGGLE', variant: 'true' }]);
  });

  it.each([
    ['the unit that the server says', {}, 'unit-1'],
    ['else the one of the page', { experimentUnit: null }, 'member-1'],
    ['not an empty one', { experimentUnit: '' }, 'member-1'],
  ])('carries %s', (_case, site, unit) => {
    const page = openPage(site);
    page.test('hero', 'plain');
    expect(page.exposed).toMatchObject([{ unit }]);
  });
});

// Dedupe by unit, experiment and variant, for the session.
describe('an exposure counts once', () => {
  it('however often it is asked for, on however many pages', () => {
    const first = openPage();
    for (let asked = 0; asked < 5; asked += 1) first.test('hero', 'plain');
    expect(first.exposed).toHaveLength(1);
    first.exposures.settle('unit-1/hero/wide');
    const next = openPage();
    next.test('hero', 'plain');
    expect(next.exposed).toEqual([]);
    expect(next.exposures.pending()).toEqual([]);
  });

  it('in two tabs of one visit', () => {
    openTab().test('hero', 'plain');
    const sibling = openTab();
    sibling.test('hero', 'plain');
    expect(sibling.exposed).toEqual([]);
    sibling.test('price', 'plain');
    expect(sibling.exposed).toHaveLength(1);
    expect(pendingNames(sibling).sort()).toEqual(['hero', 'price']);
  });

  it('again in a tab of the next visit, but not in the same tab', async () => {
    const clock = createManualClock(start);
    openTab({}, clock).test('hero', 'plain');
    await clock.advance(31 * 60 * 1000);
    const same = openPage({}, clock);
    same.test('hero', 'plain');
    expect(same.exposed).toEqual([]);
    const other = openTab({}, clock);
    other.test('hero', 'plain');
    expect(other.exposed).toHaveLength(1);
  });

  it.each([
    ['another unit', { experimentUnit: 'unit-2' }],
    ['another variant', { experiments: { hero: ab('narrow') } }],
  ])('but %s counts apart', (_case, site) => {
    openPage().test('hero', 'plain');
    const page = openPage(site);
    page.test('hero', 'plain');
    expect(page.exposed).toHaveLength(1);
    expect(page.exposures.pending()).toHaveLength(2);
  });

  it('names that hold the separator are told apart', () => {
    const page = openPage({ experiments: { 'a/b': ab('c'), a: ab('b/c') }, experimentUnit: 'u' });
    page.test('a/b', '');
    page.test('a', '');
    expect(page.exposed).toHaveLength(2);
  });
});

describe('exposures that wait', () => {
  it('come oldest first', async () => {
    const clock = createManualClock(start);
    const page = openPage({}, clock);
    page.test('price', 'plain');
    await clock.advance(5);
    page.test('hero', 'plain');
    expect(pendingNames(page)).toEqual(['price', 'hero']);
  });

  it('wait seven days', async () => {
    const clock = createManualClock(start);
    openPage({}, clock).test('hero', 'plain');
    await clock.advance(7 * day - 1);
    expect(openPage({}, clock).exposures.pending()).toHaveLength(1);
    await clock.advance(1);
    expect(openPage({}, clock).exposures.pending()).toEqual([]);
    expect({ ...localStorage }).not.toHaveProperty('vitrine:exposures:unit-1/hero/wide');
  });

  it('stay when the clock was set back', () => {
    openPage().test('hero', 'plain');
    const back = openPage({}, createManualClock(start - 30 * day));
    expect(back.exposures.pending()).toHaveLength(1);
  });

  it('are at most a hundred; the oldest goes', async () => {
    const clock = createManualClock(start);
    const names = Array.from({ length: 101 }, (_, index) => `x${index}`);
    const many = Object.fromEntries(names.map((name) => [name, ab('a')]));
    const page = openPage({ experiments: many }, clock);
    for (const name of names) {
      page.test(name, '');
      await clock.advance(1);
    }
    expect(pendingNames(page)).toEqual(names.slice(1));
  });

  it('are forgotten with all that was remembered', () => {
    const page = openPage();
    page.test('hero', 'plain');
    localStorage.setItem('host', 'stays');
    page.exposures.forget();
    expect(page.exposures.pending()).toEqual([]);
    expect({ ...localStorage }).toEqual({ host: 'stays' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each(['{', 'null', '{}', '[]', '{"unit":1,"wall":2}'])(
    'survive %s under their key',
    (text) => {
      localStorage.setItem('vitrine:exposures:bad', text);
      const page = openPage();
      page.test('hero', 'plain');
      expect(pendingNames(page)).toEqual(['hero']);
      expect(localStorage.getItem('vitrine:exposures:bad')).toBeNull();
    },
  );
});

describe('where nothing may be written', () => {
  const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

  it('the page’s memory has everything, counted once as before', () => {
    const page = openPage();
    page.exposures.setDurable(false);
    page.test('hero', 'plain');
    page.test('hero', 'plain');
    expect(stored()).toEqual([]);
    expect(page.exposed).toHaveLength(1);
    expect(pendingNames(page)).toEqual(['hero']);
    page.exposures.settle('unit-1/hero/wide');
    page.test('hero', 'plain');
    expect(page.exposures.pending()).toEqual([]);
    expect(page.exposed).toHaveLength(1);
  });

  it('what was stored goes into memory, and back when it may', () => {
    openPage().test('hero', 'plain');
    const page = openPage();
    page.exposures.setDurable(false);
    expect(stored()).toEqual([]);
    expect(pendingNames(page)).toEqual(['hero']);
    page.test('hero', 'plain');
    page.test('price', 'plain');
    expect(page.exposed).toHaveLength(1);
    page.exposures.setDurable(true);
    const next = openPage();
    expect(pendingNames(next).sort()).toEqual(['hero', 'price']);
    next.test('price', 'plain');
    expect(next.exposed).toEqual([]);
  });

  it('and all is to be forgotten, nothing is left', () => {
    openPage().test('hero', 'plain');
    const page = openPage();
    page.exposures.setDurable(false);
    page.exposures.forget();
    page.exposures.setDurable(true);
    expect(stored()).toEqual([]);
    expect(page.exposures.pending()).toEqual([]);
  });

  it('a page that starts without it still hears of its own exposures', () => {
    const page = openPage();
    page.exposures.setDurable(true);
    page.exposures.setDurable(false);
    page.exposures.setDurable(false);
    page.test('price', 'plain');
    expect(pendingNames(page)).toEqual(['price']);
  });
});

describe('where storage fails', () => {
  const full = (storage: Storage) => ({
    get length() {
      return storage.length;
    },
    key: (index: number) => storage.key(index),
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem() {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  });

  it('a full local storage leaves the tab’s session storage', () => {
    vi.stubGlobal('localStorage', full(localStorage));
    openPage().test('hero', 'plain');
    expect(pendingNames(openPage())).toEqual(['hero']);
  });

  it('denied storage leaves the page’s memory, and nothing throws', () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(area, null);
      Object.defineProperty(globalThis, area, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
    const page = openPage();
    page.test('hero', 'plain');
    page.test('hero', 'plain');
    expect(page.exposed).toHaveLength(1);
    expect(pendingNames(page)).toEqual(['hero']);
    page.exposures.settle('unit-1/hero/wide');
    expect(page.exposures.pending()).toEqual([]);
    page.exposures.forget();
  });
});
