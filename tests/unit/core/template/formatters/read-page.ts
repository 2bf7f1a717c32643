/** The one element that a selector finds. */
export function only<Found extends Element = HTMLElement>(page: Element, selector: string): Found {
  const found = page.querySelectorAll<Found>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements match ${selector}.`);
  return first;
}

/** The text that is read, with its spaces as they are shown. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Attributes by name. */
export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}
