import type { Checked } from './checked.js';
import { tellMistake } from './tell-mistake.js';

/** Attributes of all elements, of forms, and of frameworks. */
const usual =
  /^(aria|class|data|dir|disabled|exportparts|hidden|id|inert|lang|load|name|on|part|required|role|slot|style|tabindex|title|translate|[^a-z]|hx|v-|x-|ng|wire)/;

const checked = new WeakSet<Element>();

/** The attributes of an element of ours that mean nothing to it. */
export function oddAttributes(element: Element): string[] {
  const { observedAttributes = [] } = element.constructor as Checked;
  return element
    .getAttributeNames()
    .filter((name) => !usual.test(name) && !observedAttributes.includes(name));
}

/** Tells the page's author of misspelt attributes, once for an element. Elements call it when they connect. */
export function checkAttributes(element: Element): void {
  if (checked.has(element)) return;
  checked.add(element);
  const odd = oddAttributes(element);
  if (odd.length > 0) tellMistake(({ reportAttributes }) => reportAttributes(element, odd));
}
