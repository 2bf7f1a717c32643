import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { getExperiments } from '../../../../core/experiments/index.js';
import { bindExposures } from '../../../../analytics/bindings/exposures.js';
import type { Handle } from '../../../../analytics/delivery/index.js';
import { openBindings } from './open-bindings.js';

const hero = {
  experimentType: 'AB_TEST',
  variant: 'b',
  segmentName: 'treatment',
  containsError: false,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetRuntime();
  const site = { experiments: { hero }, experimentUnit: 'u1' };
  document.body.innerHTML = `<script type="application/json" id="vitrine-site">${JSON.stringify(site)}</script>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  resetRuntime();
});

function open() {
  const opened = openBindings();
  bindExposures({ ...opened.context, bus: getRuntime().bus });
  return opened;
}

const keptTexts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('vitrine:exposures'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

function handle(isDurable: boolean, reached = Promise.resolve<'acknowledged'>('acknowledged')) {
  const given: Handle = {
    id: 'p.1',
    state: 'stored',
    reason: null,
    isDurable,
    reached: () => reached,
  };
  return given;
}

describe('exposures', () => {
  it('become events, with who was shown what', () => {
    const { told } = open();
    getExperiments().test('hero', 'a');
    expect(told()).toEqual([
      [
        'experiment-exposure',
        {
          experiment: 'hero',
          experimentType: 'AB_TEST',
          variant: 'b',
          segment: 'treatment',
          unit: 'u1',
          objectIdentifier: 'hero',
        },
      ],
    ]);
  });

  it('of an earlier page become events of this one', () => {
    getExperiments().test('hero', 'a');
    expect(keptTexts()).toHaveLength(1);
    expect(open().told()).toHaveLength(1);
  });

  it('that are marked in the page are found', () => {
    document.body.insertAdjacentHTML('beforeend', '<p data-vitrine-experiment="hero">Look</p>');
    expect(open().told()).toHaveLength(1);
  });

  it('are tracked once', () => {
    const { told } = open();
    getExperiments().test('hero', 'a');
    getExperiments().test('hero', 'a');
    expect(told()).toHaveLength(1);
  });

  it('stay written until the event is kept', async () => {
    const { calls } = open();
    getExperiments().test('hero', 'a');
    await settled();
    expect(keptTexts()).toHaveLength(1);
    calls[0]?.pending.resolve([handle(true)]);
    await settled();
    expect(keptTexts()).toHaveLength(0);
  });

  it('stay written until the server has an event that cannot be kept', async () => {
    let arrive = () => {};
    const arrival = new Promise<'acknowledged'>((resolve) => {
      arrive = () => resolve('acknowledged');
    });
    const { calls } = open();
    getExperiments().test('hero', 'a');
    calls[0]?.pending.resolve([
      {
        ...handle(false),
        reached: (state) => (state === 'stored' ? Promise.resolve(state) : arrival),
      },
    ]);
    await settled();
    expect(keptTexts()).toHaveLength(1);
    arrive();
    await settled();
    expect(keptTexts()).toHaveLength(0);
  });

  it('that are refused are taken back', async () => {
    const { calls } = open();
    getExperiments().test('hero', 'a');
    calls[0]?.pending.resolve([], 'consent');
    await settled();
    expect(keptTexts()).toHaveLength(0);
  });
});
