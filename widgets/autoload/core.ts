import { getRuntime } from '../../core/runtime/index.js';
import { drainEarly } from './early/index.js';

/** The loader's entry to core: loads with the first early submit or the first element. */
export { drainEarly };

/** One report for all `tags`, because elements mostly fail together, for one reason. */
export function reportMissing(error: unknown, tags: readonly string[]): void {
  const where = `${tags.join(', ')} could not be loaded; the no-script content stays`;
  getRuntime().reporter.report(error, { where });
}
