// Loaded by a second script tag that names another shop.
import { getRuntime } from '../../core/runtime/index.js';

/** Tells the page's author that the first tag stays. */
export function reportSecondScript(second = '', first = ''): void {
  const problem = `A second script tag names the shop "${second}". The first stays, with "${first}": remove one of the two.`;
  getRuntime().reporter.report(new Error(problem), { where: 'script tag' });
}
