/** The link that a click inside the listening element has pressed, also one in its shadow root. */
export function pressedLink(event: Event): HTMLAnchorElement | null {
  const path = event.composedPath();
  const inside = path.slice(0, event.currentTarget ? path.indexOf(event.currentTarget) : 0);
  return inside.find((node) => node instanceof HTMLAnchorElement) ?? null;
}
