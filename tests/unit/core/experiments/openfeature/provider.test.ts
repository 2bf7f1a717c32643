import { OpenFeature, type Client } from '@openfeature/web-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createExperiments,
  parseExperimentPage,
  type Exposure,
} from '../../../../../core/experiments/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import {
  createVitrineProvider,
  type VitrineProviderOptions,
} from '../../../../../core/experiments/openfeature/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

const ab = (variant: string) => ({
  experimentType: 'AB_TEST',
  variant,
  segmentName: 'newcomers',
  containsError: false,
});
const toggle = (variant: string) => ({ ...ab(variant), experimentType: 'FEATURE_TOGGLE' });
const experiments = {
  on: toggle('true'),
  off: toggle('false'),
  broken: { ...toggle('true'), containsError: true },
  hero: ab('wide'),
  columns: ab('4'),
  layout: ab('{"columns":4}'),
  nothing: ab('null'),
};

let exposed: Exposure[] = [];

async function connect(
  site: object = { experiments },
  options: VitrineProviderOptions = {},
  search = '',
): Promise<Client> {
  const page = parseExperimentPage(JSON.stringify(site));
  const made = createExperiments({
    page: () => page,
    clock: createManualClock(),
    search,
    onExposure: (exposure) => exposed.push(exposure),
  });
  const provider = createVitrineProvider({ experiments: made, ...options });
  await OpenFeature.setProviderAndWait(provider);
  return OpenFeature.getClient();
}

beforeEach(() => {
  exposed = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await OpenFeature.close();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('a client of OpenFeature', () => {
  it('reads toggles as booleans', async () => {
    const client = await connect();
    expect(client.getBooleanDetails('on', false)).toMatchObject({
      value: true,
      variant: 'true',
      reason: 'STATIC',
    });
    expect(client.getBooleanDetails('off', true)).toMatchObject({ value: false, reason: 'STATIC' });
    expect(client.metadata.providerMetadata.name).toBe('vitrine');
  });

  it('reads tests as texts, numbers and objects', async () => {
    const client = await connect();
    expect(client.getStringDetails('hero', 'plain')).toMatchObject({
      value: 'wide',
      variant: 'wide',
      reason: 'SPLIT',
      flagMetadata: { segmentName: 'newcomers' },
    });
    expect(client.getNumberValue('columns', 1)).toBe(4);
    expect(client.getObjectValue('layout', {})).toEqual({ columns: 4 });
    expect(client.getStringValue('columns', '')).toBe('4');
  });

  const cases: Array<[string, string, string, string]> = [
    ['off', 'a test', 'TYPE_MISMATCH', 'The specified feature is not a AB_TEST'],
    [
      'broken',
      'a test',
      'PARSE_ERROR',
      'The specified feature has an invalid server-side definition',
    ],
    ['gone', 'a test', 'FLAG_NOT_FOUND', 'The specified feature does not exist'],
    ['hero', 'a toggle', 'TYPE_MISMATCH', 'The specified feature is not a FEATURE_TOGGLE'],
    [
      'broken',
      'a toggle',
      'PARSE_ERROR',
      'The specified feature has an invalid server-side definition',
    ],
    ['gone', 'a toggle', 'FLAG_NOT_FOUND', 'The specified feature does not exist'],
  ];

  it.each(cases)('reads %s as %s: %s', async (name, as, errorCode, errorMessage) => {
    const client = await connect();
    const details =
      as === 'a toggle'
        ? client.getBooleanDetails(name, true)
        : client.getStringDetails(name, 'plain');
    const value = as === 'a toggle' ? true : 'plain';
    expect(details).toMatchObject({ value, reason: 'ERROR', errorCode, errorMessage });
  });

  it('is told that nothing is loaded', async () => {
    const client = await connect({});
    expect(client.getBooleanDetails('on', true)).toMatchObject({
      value: true,
      errorCode: 'PROVIDER_NOT_READY',
      errorMessage: 'The underlying Praetor configuration is not loaded',
    });
  });

  it.each([
    ['hero', 1],
    ['layout', 1],
    ['hero', {}],
    ['columns', {}],
    ['nothing', {}],
  ])('gets the default when the variant of %s is nothing like %j', async (name, fallback) => {
    const client = await connect();
    const details =
      typeof fallback === 'number'
        ? client.getNumberDetails(name, fallback)
        : client.getObjectDetails(name, fallback);
    expect(details).toMatchObject({ value: fallback, errorCode: 'TYPE_MISMATCH' });
  });

  it('sees what somebody internal chose', async () => {
    const client = await connect({ experiments, isInternal: true }, {}, '?experiment.hero=slim');
    expect(client.getStringDetails('hero', '')).toMatchObject({ value: 'slim', reason: 'STATIC' });
  });
});

describe('exposures', () => {
  it('come of reading tests, once, and not of toggles', async () => {
    const client = await connect();
    client.getStringValue('hero', '');
    client.getStringValue('hero', '');
    client.getBooleanValue('on', false);
    client.getStringValue('gone', '');
    expect(exposed.map(({ id }) => id)).toEqual(['/hero/wide']);
  });

  it('can be left to the application', async () => {
    const client = await connect({ experiments }, { isExposure: false });
    client.getStringValue('hero', '');
    expect(exposed).toEqual([]);
  });
});

it('hands on what is tracked', async () => {
  const track = vi.fn();
  const client = await connect({ experiments }, { track });
  client.track('signed-up', { value: 3, plan: 'big' });
  expect(track.mock.calls).toEqual([['signed-up', { value: 3, plan: 'big' }]]);
  (await connect()).track('signed-up');
  expect(track).toHaveBeenCalledTimes(1);
});

it('is ready when the page has arrived, with the page’s own experiments', async () => {
  resetRuntime();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const ready = OpenFeature.setProviderAndWait(createVitrineProvider());
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({ experiments });
  document.head.append(script);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await ready;
  expect(OpenFeature.getClient().getBooleanValue('on', false)).toBe(true);
});
