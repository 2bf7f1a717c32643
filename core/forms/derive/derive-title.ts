import { formStrings } from '../../i18n/index.js';

/** Elements that group the controls of one field. */
const groups = 'fieldset, [role=radiogroup], [role=group], [data-vitrine-type]';

/** Finds the outermost group around a control, within `form`, whose controls all satisfy `isOwn`; null for none. */
export function findGroup(
  form: Element,
  control: Element,
  isOwn: (other: Element) => boolean,
): Element | null {
  let group: Element | null = null;
  let around = control.parentElement;
  while (around !== null && around !== form) {
    const controls = [...around.querySelectorAll('input, select, textarea')];
    // A section is no field, even with one field alone.
    if (!controls.every(isOwn) || around.matches('[data-vitrine-section]')) break;
    if (around.matches(groups)) group = around;
    around = around.parentElement;
  }
  return group;
}

/** The legend of a group, else its ARIA label; '' for none. */
export function groupTitle(group: Element | null): string {
  const legend = group?.querySelector(':scope > legend');
  return legend ? wordsOf(legend) : ariaTitle(group);
}

/** The label of a control, else its placeholder, else its name. */
export function controlTitle(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): string {
  const label = control.labels?.[0];
  const title = label ? wordsOf(label) : ariaTitle(control);
  return title || control.getAttribute('placeholder') || control.name;
}

function ariaTitle(element: Element | null): string {
  const ids = element?.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => element?.ownerDocument.getElementById(id) ?? null);
  const words = labels.flatMap((label) => (label ? [wordsOf(label)] : [])).join(' ');
  return words || (element?.getAttribute('aria-label') ?? '');
}

/** The text of an element without its controls and the mark of a required field. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('select, textarea, button, script')) part.remove();
  const words = copy.textContent.replace(/\s+/g, ' ').trim();
  const mark = [formStrings('requiredMark'), '*'].find((text) => words.endsWith(text)) ?? '';
  return words.slice(0, words.length - mark.length).trim();
}
