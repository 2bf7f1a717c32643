import { getRuntime } from '../../core/runtime/index.js';
import { drainEarly } from './early/index.js';

/** The loader's entry to core: loads with the first early submit or the first element. */
export { drainEarly };

/** Milliseconds from the first failed download to its report. */
const reportDelay = 1_000;

/** One report for all of `tags` by then, because elements mostly fail together, for one reason. Empties the list. */
export function reportMissing(error: unknown, tags: string[]): void {
  const { clock, reporter } = getRuntime();
  clock.setTimeout(() => {
    const where = `${tags.splice(0).join(', ')} could not be loaded; the no-script content stays`;
    reporter.report(error, { where });
  }, reportDelay);
}
