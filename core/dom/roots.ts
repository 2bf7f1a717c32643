/** Like `closest`, but goes on from a shadow root's host. */
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

/** Whether an event happened outside `node`, seen through shadow roots. Ask while it is being dispatched. */
export function isOutside(event: Event, node: Node): boolean {
  return !event.composedPath().includes(node);
}
