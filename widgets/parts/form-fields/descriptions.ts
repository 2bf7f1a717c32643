// What describes a control of the page to assistive technology: the ids in its `aria-describedby`.
const name = 'aria-describedby';

/** The ids of what describes an element. */
export function descriptionsOf(element: Element): readonly string[] {
  return element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [];
}

/** Writes nothing where they are the same: each change is a mutation, which a screen reader may answer. */
export function describeBy(element: Element, ids: readonly string[]): void {
  const text = ids.join(' ');
  if (text === descriptionsOf(element).join(' ')) return;
  if (text) element.setAttribute(name, text);
  else element.removeAttribute(name);
}

/** Takes one id out. */
export function undescribe(element: Element, id: string): void {
  describeBy(
    element,
    descriptionsOf(element).filter((known) => known !== id),
  );
}
