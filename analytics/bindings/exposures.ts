import { exposeMarked, getExperiments } from '../../core/experiments/index.js';
import type { BindingContext } from './binding.js';

/**
 * Tracks exposures. The experiments store each exposure themselves; it is removed there once its event is durable,
 * acknowledged or dropped.
 */
export function bindExposures({ bus, track, signal }: BindingContext): void {
  const { exposures } = getExperiments();
  const trackedIds = new Set<string>();

  function trackPending(): void {
    for (const exposure of exposures.pending()) {
      const { id, experiment, experimentType, variant, segmentName, unit, stamps } = exposure;
      if (trackedIds.has(id)) continue;
      trackedIds.add(id);
      const payload = { experiment, experimentType, variant, segment: segmentName };
      const tracked = track(
        'experiment-exposure',
        { ...payload, unit: unit || undefined, objectIdentifier: experiment },
        stamps,
      );
      void tracked
        .reached('stored')
        // An event that is not durable keeps its stored exposure until the server has it.
        .then((state) => (tracked.isDurable ? state : tracked.reached('acknowledged')))
        .then(() => exposures.settle(id));
    }
  }

  bus.on('experiment.exposed', trackPending, { signal });
  trackPending();
  exposeMarked();
}
