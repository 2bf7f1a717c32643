/**
 * Runs in the page: the first visible box of each part of an element, those that inner elements export too, and the piece of
 * the page that shows them.
 */
export function findParts(tag) {
  const host = [...document.querySelectorAll(tag)].find((one) => one.matches(':state(ready)'));
  const found = new Map();
  const seen = { opacityProperty: true, visibilityProperty: true };
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isSeen = (element) => {
    const { left, top, right, bottom } = boxOf(element);
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && top < innerHeight;
    return isInside && right - left > 1 && bottom - top > 1 && element.checkVisibility(seen);
  };
  const keep = (name, element) => {
    if (!found.has(name) && isSeen(element)) found.set(name, boxOf(element));
  };
  for (const element of host.shadowRoot.querySelectorAll('[part], [exportparts]')) {
    for (const name of element.part) keep(name, element);
    const pairs = (element.getAttribute('exportparts') ?? '').split(',').map((pair) => pair.trim());
    for (const pair of pairs.filter(Boolean)) {
      const [inner, outer = inner] = pair.split(':').map((name) => name.trim());
      const part = element.shadowRoot?.querySelector(`[part~="${inner}"]`);
      if (part) keep(outer, part);
    }
  }
  const boxes = [...found.values()];
  const edge = (side, pick) => pick(...boxes.map((box) => box[side]));
  const x = Math.max(0, Math.floor(edge('left', Math.min)) - 12);
  const y = Math.max(0, Math.floor(edge('top', Math.min)) - 12);
  const right = Math.min(innerWidth, Math.ceil(edge('right', Math.max)) + 12);
  const bottom = Math.min(innerHeight, Math.ceil(edge('bottom', Math.max)) + 12);
  const parts = [...found].map(([name, box]) => ({ name, ...box }));
  return { parts, clip: { x, y, width: right - x, height: bottom - y } };
}
