import { getRuntime } from '../../core/runtime/index.js';
import { drainEarly } from './early/index.js';

/** The loader's way to core: fetched on the first early submit, or with the first widget. */
export { drainEarly };

export function report(error: unknown, where: string): void {
  getRuntime().reporter.report(error, { where });
}
