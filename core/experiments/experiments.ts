import { createExpiringStorage } from '../net/index.js';
import type { Clock } from '../runtime/index.js';
import type { ExperimentPage } from './definitions.js';
import { findExperiment } from './evaluate.js';
import { createExposureLog } from './exposures.js';
import { takeOverrides, type Overrides } from './overrides.js';
import type { ExperimentContext, Experiments, Exposure } from './types.js';

export interface ExperimentsOptions {
  /** What the server decided. Asked for each answer: the page may still be arriving. */
  page: () => ExperimentPage;
  clock: Clock;
  /** The address's query string. */
  search?: string;
  /** Whom an assignment is for, where the server does not say. */
  unit?: () => string;
  /** Told of each new exposure, after it is stored. */
  onExposure?: (exposure: Exposure) => void;
}

const none: Overrides = new Map();

/**
 * Feature toggles and A/B tests (platform §3, §4, §8). Nothing throws: an experiment that is missing or wrong gives the
 * caller's default and an error text.
 */
export function createExperiments(options: ExperimentsOptions): Experiments {
  const { page, clock, search = '', unit = () => '', onExposure } = options;
  const log = createExposureLog(clock);
  let taken: Overrides | null = null;

  /** Asked each time, since who is internal is known only when the page's data is there. */
  function overrides(): Overrides {
    if (!page().isInternal) return none;
    taken ??= takeOverrides(search, createExpiringStorage({ area: 'session', clock }));
    return taken;
  }

  /** The variant in force; whoever chose it in the address is not counted. */
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
