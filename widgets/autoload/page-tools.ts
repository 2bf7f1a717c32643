// The parts that few pages ask the loader for, so that it names one chunk for all.
import { getRuntime } from '../../core/runtime/index.js';

/** Opens the doctor of the page. */
export const openDoctor = () => import('../doctor/index.js').then((module) => module.openDoctor());

/** Offers the page's actions to the browser's agent. */
export const offerActions = (before: () => Promise<unknown>) =>
  import('../agent-tools/index.js').then((module) => module.registerAgentTools(before));

/**
 * Tells the page's author of a second script tag that names another shop: the first stays. One of another version is
 * reported by the runtime, which this copy asks for here.
 */
export function compareScripts(second = '', first = ''): void {
  const { reporter } = getRuntime();
  if (second === first) return;
  const problem = `A second script tag names the shop "${second}". The first stays, with "${first}": remove one of the two.`;
  reporter.report(new Error(problem), { where: 'script tag' });
}

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
