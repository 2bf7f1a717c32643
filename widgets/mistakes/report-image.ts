import { describeImageRule, type BrokenImageRule } from '../../core/content/index.js';
import { nameElement } from '../../core/dom/index.js';
import { getRuntime } from '../../core/runtime/index.js';

/** Rules about which the value of the attribute has its own sentence already. */
const told: ReadonlySet<string> = new Set(['priority-known', 'loader-known']);

/** Reports the image rules that an element breaks, each with what to do. */
export function reportImage(image: Element, broken: readonly BrokenImageRule[]): void {
  for (const { rule, attribute } of broken) {
    if (told.has(rule)) continue;
    const text = image.getAttribute(attribute) ?? '';
    const problem = describeImageRule(rule, attribute, text, nameElement(image));
    getRuntime().reporter.report(new Error(problem), { where: image.localName });
  }
}
