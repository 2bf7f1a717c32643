import { readCookie } from '../net/index.js';
import { getRuntime } from '../runtime/index.js';
import './bus-events.js';
import { nothingLoaded, parseExperimentPage, type ExperimentPage } from './definitions.js';
import { createExperiments } from './experiments.js';
import type { Experiments } from './types.js';

/** The visitor's unit, where a page is the same for several visitors and cannot contain it. */
const unitCookie = 'experimentUnit';

/** Attribute of elements that show a variant; its value is the experiment's name. */
export const experimentAttribute = 'data-vitrine-experiment';

/**
 * Returns the page's experiments, from the `experiments` of `#vitrine-site`; the same for all copies of the library.
 *
 * @example
 * const { variant } = getExperiments().test('checkout-button', 'blue');
 */
export function getExperiments(): Experiments {
  const runtime = getRuntime();
  return runtime.shared('experiments', () =>
    createExperiments({
      page: createPageReader(),
      clock: runtime.clock,
      search: globalThis.location?.search ?? '',
      unit: () => readCookie(unitCookie) || (runtime.site.member.siteUserId ?? ''),
      onExposure: (exposure) => runtime.bus.emit('experiment.exposed', { exposure }),
    }),
  );
}

/** Records an exposure for each experiment whose variant the server has rendered into the page. May be called again. */
export function exposeMarked(root: ParentNode = document): void {
  const experiments = getExperiments();
  for (const element of root.querySelectorAll(`[${experimentAttribute}]`)) {
    const name = element.getAttribute(experimentAttribute) ?? '';
    if (experiments.context(name)?.experimentType === 'AB_TEST') experiments.test(name, '');
    else experiments.toggle(name, false, { isExposure: true });
  }
}

/** The script may follow while the document is still being parsed. */
function createPageReader(): () => ExperimentPage {
  let read: ExperimentPage | null = null;

  return () => {
    if (read) return read;
    const text = globalThis.document?.getElementById('vitrine-site')?.textContent ?? null;
    const page = text === null ? nothingLoaded : parseExperimentPage(text);
    if (text !== null || globalThis.document?.readyState !== 'loading') read = page;
    return page;
  };
}
