import type { Clock } from '../runtime/index.js';
import { createMarks } from './exposure-marks.js';
import { createExposureStorage, type StoredExposure } from './exposure-storage.js';
import type { Exposure, Exposures } from './types.js';

type ExposureFacts = Omit<Exposure, 'id' | 'stamps'>;

export interface ExposureLog extends Exposures {
  /** Stores the exposure; null if the session has it already. */
  record(facts: ExposureFacts): Exposure | null;
}

/** Records each unit, experiment and variant once a session. Never throws; uses memory where storage is denied. */
export function createExposureLog(clock: Clock): ExposureLog {
  const stored = createExposureStorage();
  const marks = createMarks(clock);
  /** Exposures of this page, whose monotonic time is exact. */
  const own = new Map<string, number>();

  function toExposure(id: string, { wall, ...facts }: StoredExposure): Exposure {
    const monotonic = own.get(id) ?? performance.now() - (clock.now() - wall);
    return { id, ...facts, stamps: { wall, monotonic } };
  }

  return {
    record(facts) {
      const id = [facts.unit, facts.experiment, facts.variant].map(encodeURIComponent).join('/');
      if (marks.has(id)) return null;
      const exposure = { ...facts, wall: clock.now() };
      own.set(id, performance.now());
      stored.put(id, exposure);
      marks.add(id);
      return toExposure(id, exposure);
    },
    pending: () =>
      stored
        .list(clock.now())
        .map(([id, exposure]) => toExposure(id, exposure))
        .sort((a, b) => a.stamps.wall - b.stamps.wall),
    settle(id) {
      stored.remove(id);
    },
    forget() {
      for (const [id] of stored.list(clock.now())) stored.remove(id);
      marks.clear();
    },
    setDurable(isDurable) {
      stored.setDurable(isDurable, clock.now());
      marks.setDurable(isDurable);
    },
  };
}
