import { getRuntime } from '../../core/runtime/index.js';
import { drainEarly } from './early/index.js';

/** The loader's entry to core: loads with the first early submit or the first element. */
export { drainEarly };

export function report(error: unknown, where: string): void {
  getRuntime().reporter.report(error, { where });
}
