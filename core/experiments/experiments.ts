import { createExpiringStorage } from '../net/index.js';
import type { Clock } from '../runtime/index.js';
import type { ExperimentPage } from './definitions.js';
import { findExperiment } from './evaluate.js';
import { createExposureLog } from './exposures.js';
import { takeOverrides, type Overrides } from './overrides.js';
import type { ExperimentContext, Experiments, Exposure } from './types.js';

export interface ExperimentsOptions {
  /** The server's assignments. Read at each evaluation, because the document may still be parsed. */
  page: () => ExperimentPage;
  clock: Clock;
  /** The address's query string. */
  search?: string;
  /** The assigned unit if the server does not send one. */
  unit?: () => string;
  /** Called with each new exposure, after it is stored. */
  onExposure?: (exposure: Exposure) => void;
}

const none: Overrides = new Map();

/**
 * Creates the feature toggles and A/B tests of a page (platform §3, §4, §8). Never throws: for a missing or invalid
 * experiment the caller's default is returned with an error text.
 */
export function createExperiments(options: ExperimentsOptions): Experiments {
  const { page, clock, search = '', unit = () => '', onExposure } = options;
  const log = createExposureLog(clock);
  let taken: Overrides | null = null;

  /** Read each time: whether the visitor is internal is unknown until the page's data are there. */
  function overrides(): Overrides {
    if (!page().isInternal) return none;
    taken ??= takeOverrides(search, createExpiringStorage({ area: 'session', clock }));
    return taken;
  }

  /** Returns the variant in force. An overridden variant is not counted as an exposure. */
  function show(
    { name, experimentType, variant, segmentName }: ExperimentContext,
    counts: boolean,
  ) {
    const override = overrides().get(name);
    if (override !== undefined) return { variant: override, isOverridden: true };
    if (counts) {
      const facts = { experiment: name, experimentType, variant, segmentName };
      const exposure = log.record({ unit: page().unit ?? unit(), ...facts });
      if (exposure) onExposure?.(exposure);
    }
    return { variant, isOverridden: false };
  }

  return {
    context: (name) => page().definitions?.get(name) ?? null,
    names: () => [...(page().definitions?.keys() ?? [])],
    toggle(name, defaultValue = false, { isExposure = false } = {}) {
      const { context, error } = findExperiment(page().definitions, name, 'FEATURE_TOGGLE');
      if (!context) return { name, isEnabled: defaultValue, error, isOverridden: false };
      const { variant, isOverridden } = show(context, isExposure);
      return { name, isEnabled: variant === 'true', error, isOverridden };
    },
    test(name, fallback, { isExposure = true } = {}) {
      const { context, error } = findExperiment(page().definitions, name, 'AB_TEST');
      if (!context) {
        return { name, variant: fallback, segmentName: 'default', error, isOverridden: false };
      }
      return { name, ...show(context, isExposure), segmentName: context.segmentName, error };
    },
    exposures: log,
  };
}
