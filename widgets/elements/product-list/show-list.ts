import { formMember } from '../../../core/base/index.js';

const resultsAttribute = 'data-vitrine-results';
const countAttribute = 'data-vitrine-count';

export const findResults = (place: ParentNode) =>
  place.querySelector<HTMLElement>(`[${resultsAttribute}]`);

/** The form that narrows the list. Those within the list, as of its cards, are others. */
export function findForm(place: ParentNode): HTMLFormElement | null {
  const results = findResults(place);
  const forms = [...place.querySelectorAll('form')];
  return forms.find((form) => isGet(form) && results?.contains(form) === false) ?? null;
}

const isGet = (form: HTMLFormElement) =>
  (formMember(form, 'getAttribute')('method') ?? 'get').toLowerCase() === 'get';

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
  const [form, nextForm] = [findForm(host), findForm(other)];
  if (form && nextForm) syncForm(form, nextForm);
  document.title = page.title;
  return true;
}

/**
 * Gives the form what the other one has. Its elements stay where they are of the same kind, and with them the focus, the
 * caret and what is unfolded.
 */
function syncForm(form: Element, next: Element): void {
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
    element.toggleAttribute('checked', other.hasAttribute('checked'));
    element.checked = other.hasAttribute('checked');
    if (element.type !== 'checkbox' && element.type !== 'radio') {
      const value = other.getAttribute('value') ?? '';
      element.setAttribute('value', value);
      // A field with the focus keeps the text that is being typed.
      if (!element.matches(':focus')) element.value = value;
    }
  }
  if (element instanceof HTMLOptionElement) {
    element.toggleAttribute('selected', other.hasAttribute('selected'));
    element.selected = other.hasAttribute('selected');
  }
  // Not `className`, which is no text in an SVG.
  const classes = other.getAttribute('class') ?? '';
  if ((element.getAttribute('class') ?? '') !== classes) element.setAttribute('class', classes);
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
