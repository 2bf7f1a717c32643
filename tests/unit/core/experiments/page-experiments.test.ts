import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exposeMarked, getExperiments } from '../../../../core/experiments/index.js';
import { getRuntime, resetRuntime } from '../../../../core/runtime/index.js';

function writeSite(site: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify(site);
  document.head.append(script);
}

const experiments = {
  hero: { experimentType: 'AB_TEST', variant: 'wide', segmentName: 'all', containsError: false },
  gift: {
    experimentType: 'FEATURE_TOGGLE',
    variant: 'true',
    segmentName: '',
    containsError: false,
  },
};

function listen(): string[] {
  const said: string[] = [];
  getRuntime().bus.on('experiment.exposed', ({ exposure }) =>
    said.push(`${exposure.unit}:${exposure.experiment}=${exposure.variant}`),
  );
  return said;
}

beforeEach(() => {
  resetRuntime();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the experiments of the page', () => {
  it('are those of #vitrine-site, the same for all who ask', () => {
    writeSite({ experiments });
    expect(getExperiments()).toBe(getExperiments());
    expect(getExperiments().test('hero', 'plain').variant).toBe('wide');
    expect(getExperiments().toggle('gift').isEnabled).toBe(true);
  });

  it('are looked for again while the page is still arriving, and then no more', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    expect(getExperiments().names()).toEqual([]);
    writeSite({ experiments });
    expect(getExperiments().names()).toEqual(['hero', 'gift']);
    state.mockReturnValue('complete');
    document.head.replaceChildren();
    expect(getExperiments().names()).toEqual(['hero', 'gift']);
  });

  it('stay unloaded on a page that has arrived without them', () => {
    expect(getExperiments().toggle('gift').error).toBe(
      'The underlying Praetor configuration is not loaded',
    );
  });

  it('say each exposure on the bus, for the member where no unit is given', () => {
    writeSite({ experiments, member: { authenticated: true, siteUserId: 'member-1' } });
    const said = listen();
    getExperiments().test('hero', 'plain');
    getExperiments().test('hero', 'plain');
    expect(said).toEqual(['member-1:hero=wide']);
  });

  it('are for nobody in particular where nothing is known', () => {
    writeSite({ experiments });
    const said = listen();
    getExperiments().test('hero', 'plain');
    expect(said).toEqual([':hero=wide']);
  });
});

describe('exposeMarked', () => {
  it('counts what the server has put into the page, once', () => {
    writeSite({ experiments, experimentUnit: 'u' });
    document.body.innerHTML =
      '<p data-vitrine-experiment="hero"></p><i data-vitrine-experiment="gift"></i>' +
      '<b data-vitrine-experiment="gone"></b><b data-vitrine-experiment></b>';
    const said = listen();
    exposeMarked();
    exposeMarked(document.body);
    expect(said).toEqual(['u:hero=wide', 'u:gift=true']);
  });

  it('does nothing on a page without marks', () => {
    exposeMarked();
    expect({ ...localStorage }).toEqual({});
  });
});
