/** Like `closest`, but continues at the host of a shadow root. */
export function closestAcrossRoots(element: Element, selector: string): Element | null {
  for (let from: Element | null = element; from; from = hostOf(from)) {
    const found = from.closest(selector);
    if (found) return found;
  }
  return null;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether an event happened outside `node`, across shadow roots. Call it during the dispatch. */
export function isOutside(event: Event, node: Node): boolean {
  return !event.composedPath().includes(node);
}
