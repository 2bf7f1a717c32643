import { beforeEach, describe, expect, it } from 'vitest';
import {
  createExperiments,
  parseExperimentPage,
  type Exposure,
} from '../../../../core/experiments/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

const toggle = (variant: unknown, more = {}) => ({
  experimentType: 'FEATURE_TOGGLE',
  variant,
  segmentName: 'all',
  containsError: false,
  ...more,
});
const test = (variant: unknown, more = {}) => ({
  ...toggle(variant),
  experimentType: 'AB_TEST',
  segmentName: 'newcomers',
  ...more,
});

function create(experiments: unknown, site = {}, search = '') {
  const exposed: Exposure[] = [];
  const page = parseExperimentPage(
    JSON.stringify({ experiments, experimentUnit: 'unit-1', ...site }),
  );
  const made = createExperiments({
    page: () => page,
    clock: createManualClock(),
    search,
    onExposure: (exposure) => exposed.push(exposure),
  });
  return { ...made, exposed };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Platform §4: "Feature toggle: enabled only when the variant equals the string true."
describe('a feature toggle', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['True', false],
    [' true', false],
    ['1', false],
    ['on', false],
    ['', false],
    [true, false],
    [1, false],
    [null, false],
    [undefined, false],
    [['true'], false],
  ])('with the variant %j is enabled: %s', (variant, isEnabled) => {
    const { toggle: ask } = create({ gift: toggle(variant) });
    const answer = { name: 'gift', isEnabled, error: null, isOverridden: false };
    expect(ask('gift')).toEqual(answer);
    // What the caller would like plays no part when the experiment is there.
    expect(ask('gift', true)).toEqual(answer);
  });
});

// Platform §3: "name, experimentType (FEATURE_TOGGLE or AB_TEST), variant, segmentName, containsError."
it('gives the context of an experiment with its five fields', () => {
  const { context, names } = create({ hero: test('wide'), bad: 1 });
  expect(context('hero')).toEqual({
    name: 'hero',
    experimentType: 'AB_TEST',
    variant: 'wide',
    segmentName: 'newcomers',
    containsError: false,
  });
  expect(context('bad')).toBeNull();
  expect(context('toString')).toBeNull();
  expect(names()).toEqual(['hero', 'bad']);
});

// Platform §8, the four sentences; §4: "A missing, unloaded or wrong-type experiment returns the caller's default plus
// an error text." and "A/B test: on failure the segment is default and the caller's fallback variant is returned."
const notLoaded = 'The underlying Praetor configuration is not loaded';
const unknown = 'The specified feature does not exist';
const noToggle = 'The specified feature is not a FEATURE_TOGGLE';
const noTest = 'The specified feature is not a AB_TEST';
const invalid = 'The specified feature has an invalid server-side definition';

describe('an experiment that fails', () => {
  const cases: Array<[string, unknown, string, string]> = [
    ['no experiments', undefined, notLoaded, notLoaded],
    ['null', null, notLoaded, notLoaded],
    ['a text', 'x', notLoaded, notLoaded],
    ['a list', [toggle('true')], notLoaded, notLoaded],
    ['none of that name', {}, unknown, unknown],
    ['another one', { other: toggle('true') }, unknown, unknown],
    ['a test', { x: test('a') }, noToggle, ''],
    ['a toggle', { x: toggle('true') }, '', noTest],
    ['a definition that is null', { x: null }, invalid, invalid],
    ['a definition that is a text', { x: 'true' }, invalid, invalid],
    ['a toggle with an error', { x: toggle('true', { containsError: true }) }, invalid, invalid],
    ['a test with an error', { x: test('a', { containsError: true }) }, invalid, invalid],
    ['no type', { x: toggle('true', { experimentType: undefined }) }, invalid, invalid],
    ['an unknown type', { x: toggle('true', { experimentType: 'BANDIT' }) }, invalid, invalid],
    ['a test without a variant', { x: test(undefined) }, invalid, invalid],
    ['a test with a number', { x: test(3) }, invalid, invalid],
    ['a test without a segment', { x: test('a', { segmentName: null }) }, invalid, invalid],
  ];

  it.each(cases.filter(([, , error]) => error !== ''))(
    'as a toggle, with %s, gives the default and the error text',
    (_case, experiments, error) => {
      const { toggle: ask } = create(experiments);
      expect(ask('x', true)).toEqual({ name: 'x', isEnabled: true, error, isOverridden: false });
      expect(ask('x', false)).toMatchObject({ isEnabled: false, error });
      expect(ask('x')).toMatchObject({ isEnabled: false, error });
    },
  );

  it.each(cases.filter(([, , , error]) => error !== ''))(
    'as a test, with %s, gives the fallback, the segment default and the error text',
    (_case, experiments, _error, error) => {
      const { test: ask, exposed, exposures } = create(experiments);
      expect(ask('x', 'plain')).toEqual({
        name: 'x',
        variant: 'plain',
        segmentName: 'default',
        error,
        isOverridden: false,
      });
      expect(exposed).toEqual([]);
      expect(exposures.pending()).toEqual([]);
    },
  );

  it.each([null, '', '{', '"text"', '[]', '1'])('with the site script %j is not loaded', (text) => {
    const page = parseExperimentPage(text);
    const { test: ask } = createExperiments({ page: () => page, clock: createManualClock() });
    expect(ask('x', 'plain').error).toBe(notLoaded);
  });

  it('is not found in what objects inherit', () => {
    const { toggle: ask } = create({});
    for (const name of ['toString', '__proto__', 'constructor', 'hasOwnProperty']) {
      expect(ask(name).error).toBe(unknown);
    }
  });
});

it('gives the variant and the segment of a test', () => {
  const { test: ask } = create({ hero: test('wide') });
  expect(ask('hero', 'plain')).toEqual({
    name: 'hero',
    variant: 'wide',
    segmentName: 'newcomers',
    error: null,
    isOverridden: false,
  });
});

describe('a page that is still arriving', () => {
  it('has no experiments until its script is there', () => {
    let page = parseExperimentPage(null);
    const { toggle: ask } = createExperiments({ page: () => page, clock: createManualClock() });
    expect(ask('gift').error).toBe(notLoaded);
    page = parseExperimentPage(JSON.stringify({ experiments: { gift: toggle('true') } }));
    expect(ask('gift').isEnabled).toBe(true);
  });
});

// Platform §4: "A query-string variant override works only when site status is internal or an internal-environment
// check passes; it is stored for the session and the value reset clears it."
describe('an override in the address', () => {
  const experiments = { hero: test('wide'), gift: toggle('false') };
  const internal = { websiteStatus: 'internal' };
  const query = '?experiment.hero=narrow&experiment.gift=true&color=red';

  it.each([
    ['an internal site', internal, 'narrow'],
    ['an internal environment', { isInternal: true }, 'narrow'],
    ['a paid site', { websiteStatus: 'paid' }, 'wide'],
    ['a site that says nothing', {}, 'wide'],
    ['a text in place of true', { isInternal: 'true' }, 'wide'],
  ])('on %s', (_case, site, variant) => {
    const { test: ask, toggle: askToggle } = create(experiments, site, query);
    const isOverridden = variant === 'narrow';
    expect(ask('hero', 'plain')).toMatchObject({ variant, isOverridden, error: null });
    expect(askToggle('gift')).toMatchObject({ isEnabled: isOverridden, isOverridden });
    expect(JSON.stringify({ ...sessionStorage }).includes('narrow')).toBe(isOverridden);
  });

  it('lasts for the session, on pages that do not repeat it', () => {
    create(experiments, internal, query).test('hero', 'plain');
    expect(create(experiments, internal).test('hero', 'plain').variant).toBe('narrow');
    expect(create(experiments, internal, '?a=b').toggle('gift').isEnabled).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  it('means nothing once the site is internal no longer', () => {
    create(experiments, internal, query).test('hero', 'plain');
    expect(create(experiments).test('hero', 'plain').variant).toBe('wide');
  });

  it('is cleared by the value reset, for that experiment', () => {
    create(experiments, internal, query).test('hero', 'plain');
    const reset = create(experiments, internal, '?experiment.hero=reset');
    expect(reset.test('hero', 'plain')).toMatchObject({ variant: 'wide', isOverridden: false });
    expect(reset.toggle('gift').isEnabled).toBe(true);
    expect(create(experiments, internal).test('hero', 'plain').variant).toBe('wide');
    create(experiments, internal, '?experiment.gift=reset').toggle('gift');
    expect(sessionStorage.getItem('vitrine:experiment-overrides')).toBeNull();
  });

  it('does not make an experiment that is not there, or of another type', () => {
    const search = '?experiment.nowhere=b&experiment.gift=b';
    const { test: ask } = create(experiments, internal, search);
    expect(ask('nowhere', 'plain')).toMatchObject({ variant: 'plain', error: unknown });
    expect(ask('gift', 'plain')).toMatchObject({ variant: 'plain', error: noTest });
  });

  it('is no exposure', () => {
    const { test: ask, exposed } = create(experiments, internal, query);
    ask('hero', 'plain');
    expect(exposed).toEqual([]);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 80 }, (_, index) => `experiment.x${index}=y`).join('&');
    const search = `?${many}&experiment.hero=${'n'.repeat(201)}`;
    expect(create(experiments, internal, search).test('hero', 'p').variant).toBe('wide');
    expect(sessionStorage.getItem('vitrine:experiment-overrides')?.match(/"y|y\\"/g)).toHaveLength(
      50,
    );
  });

  it.each(['{', '[1]', '[["hero"]]', '[["hero",1]]', '"x"', 'null'])(
    'survives %s in the storage',
    (value) => {
      sessionStorage.setItem('vitrine:experiment-overrides', JSON.stringify({ value }));
      expect(create(experiments, internal).test('hero', 'p').variant).toBe('wide');
    },
  );
});
