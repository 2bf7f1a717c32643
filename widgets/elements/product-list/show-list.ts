const resultsAttribute = 'data-vitrine-results';
const countAttribute = 'data-vitrine-count';

export const findResults = (place: ParentNode) =>
  place.querySelector<HTMLElement>(`[${resultsAttribute}]`);

export const countText = (place: ParentNode) =>
  place.querySelector(`[${countAttribute}]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Puts the list of another page in the place of this one. False when that page has no such list. */
export function showList(host: HTMLElement, page: Document): boolean {
  const others = [...page.querySelectorAll(host.localName)];
  const other = others.find((one) => one.id === host.id && findResults(one) !== null);
  const results = findResults(host);
  const next = other && findResults(other);
  if (!other || !results || !next) return false;
  results.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
  const [form, nextForm] = [host.querySelector('form'), other.querySelector('form')];
  if (form && nextForm) syncForm(form, nextForm);
  document.title = page.title;
  return true;
}

/**
 * Gives the form what the other one has. Its elements stay where they are of the same kind, and with them the focus, the
 * caret and what is unfolded.
 */
export function syncForm(form: Element, next: Element): void {
  const own = [...form.querySelectorAll('*')];
  const theirs = [...next.querySelectorAll('*')];
  const isAlike =
    own.length === theirs.length &&
    own.every((element, index) => element.localName === theirs[index]?.localName);
  if (!isAlike) {
    form.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
    return;
  }
  own.forEach((element, index) => {
    const other = theirs[index];
    if (other) syncElement(element, other);
  });
}

function syncElement(element: Element, other: Element): void {
  if (element instanceof HTMLInputElement && other.localName === 'input') {
    element.checked = other.hasAttribute('checked');
    if (element.type !== 'checkbox' && element.type !== 'radio') {
      // What is being typed stays.
      if (!element.matches(':focus')) element.value = other.getAttribute('value') ?? '';
    }
  }
  if (element instanceof HTMLOptionElement) element.selected = other.hasAttribute('selected');
  if (element.className !== other.className) element.className = other.className;
  const isText = element.childElementCount === 0 && other.childElementCount === 0;
  if (isText && element.textContent !== other.textContent) element.textContent = other.textContent;
  if (!isText) syncTexts(element, other);
}

/** The texts beside child elements. */
function syncTexts(element: Element, other: Element): void {
  const texts = (of: Element) => [...of.childNodes].filter((node) => node.nodeType === 3);
  const theirs = texts(other);
  texts(element).forEach((node, index) => {
    const text = theirs[index]?.nodeValue;
    if (text !== undefined && node.nodeValue !== text) node.nodeValue = text;
  });
}
