const hidden = {
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  margin: '-1px',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
} as const;

const hiddenClass = 'vitrine-visually-hidden';
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Hides an element visually, but not from assistive technology, in a document or shadow root. The rule is in an adopted
 * style sheet, or set through the CSSOM in engines without those, because a strict policy refuses `<style>` and
 * `style=""`.
 */
export function hideVisually(element: HTMLElement): void {
  element.classList.add(hiddenClass);
  if (adoptHiddenSheet(element)) return;
  for (const [property, value] of Object.entries(hidden)) {
    element.style.setProperty(property, value);
  }
}

function adoptHiddenSheet(element: HTMLElement): boolean {
  const page = element.ownerDocument;
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : page;
  try {
    const sheet = sheets.get(page) ?? createHiddenSheet();
    const adopted = place.adoptedStyleSheets;
    if (!adopted.includes(sheet)) place.adoptedStyleSheets = [...adopted, sheet];
    sheets.set(page, sheet);
    return true;
  } catch {
    return false;
  }
}

function createHiddenSheet(): CSSStyleSheet {
  const declarations = Object.entries(hidden).map(([property, value]) => `${property}:${value}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.${hiddenClass}{${declarations.join(';')}}`);
  return sheet;
}
