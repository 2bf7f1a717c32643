/** What browsers set for a popover. */
const ofPopovers = [
  'top',
  'right',
  'bottom',
  'left',
  'width',
  'height',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-style',
  'border-right-style',
  'border-bottom-style',
  'border-left-style',
  'overflow-x',
  'overflow-y',
  'color',
  'background-color',
];

const mark = 'data-vitrine-layer';
let count = 0;

/**
 * Shows a box of somebody else above the dialogs, which no `z-index` can: it becomes a manual popover, without losing its
 * place in the document or its focus. Returns a function that takes it back.
 */
export function lift(box: HTMLElement): () => void {
  count += 1;
  const name = String(count);
  const root = box.getRootNode();
  const place = root instanceof ShadowRoot ? root : document;
  const sheet = new CSSStyleSheet();
  const unset = (properties: readonly string[]) =>
    sheet.replaceSync(
      `@layer vitrine{[${mark}="${name}"]{${properties.map((one) => `${one}:unset`).join(';')}}}`,
    );

  const before = readLook(box);
  const isAsBefore = (property: string) => readLook(box).get(property) === before.get(property);
  box.setAttribute(mark, name);
  box.popover = 'manual';
  box.showPopover();
  // What its owner has set is as before; what differs is the browser's for popovers,
  const changed = ofPopovers.filter((property) => !isAsBefore(property));
  place.adoptedStyleSheets.push(sheet);
  unset(changed);
  // or follows from that, such as an automatic margin.
  unset(changed.filter(isAsBefore));

  return () => {
    place.adoptedStyleSheets = place.adoptedStyleSheets.filter((other) => other !== sheet);
    box.removeAttribute(mark);
    box.removeAttribute('popover');
  };
}

/** Shows it above what has come into the top layer after it. */
export function raise(box: HTMLElement): void {
  if (box.matches(':popover-open')) box.hidePopover();
  box.showPopover();
}

function readLook(element: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(element);
  return new Map(ofPopovers.map((name) => [name, style.getPropertyValue(name)]));
}
