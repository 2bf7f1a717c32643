import { ownAttribute } from './enhanced/index.js';

/** The light-DOM slot of the element layer; what has its name stays in view. */
const contentSlot = 'vitrine-content';

/** What the page gives a form element among its children. */
export interface PageContent {
  /** A form to take over. */
  readonly plain: HTMLFormElement | null;
  /** Another one for each of them. */
  readonly serial: number;
  /** Text of the JSON script. */
  readonly json: string | null;
  /** What to show after a success. */
  readonly template: HTMLTemplateElement | null;
  /** More may come: the page is still being read. */
  readonly isArriving: boolean;
}

export const noContent: PageContent = {
  plain: null,
  serial: 0,
  json: null,
  template: null,
  isArriving: false,
};

export function readPageContent(host: HTMLElement, known = noContent): PageContent {
  const isArriving = host.ownerDocument.readyState === 'loading';
  const script = host.querySelector(':scope > script[type="application/json"]');
  // While the parser is inside the script, half a text is no fault.
  const isWhole = script && !(isArriving && !script.nextSibling);
  const forms = [...host.querySelectorAll('form')];
  const plain = forms.find((form) => !isOurs(form, host)) ?? null;
  return {
    plain,
    serial: plain === known.plain ? known.serial : known.serial + 1,
    json: isWhole ? script.textContent : null,
    template: host.querySelector<HTMLTemplateElement>(':scope > template'),
    isArriving,
  };
}

export function isSameContent(one: PageContent, other: PageContent): boolean {
  return (
    one.plain === other.plain &&
    one.json === other.json &&
    one.template === other.template &&
    one.isArriving === other.isArriving
  );
}

/** Keeps the page's own children in view beside what the element adds, and notes those that it showed. */
export function showOwnChildren(host: HTMLElement, shown: Set<Element>): void {
  for (const child of host.children) {
    if (slotOf(child) || isOurs(child, host)) continue;
    Element.prototype.setAttribute.call(child, 'slot', contentSlot);
    shown.add(child);
  }
}

export function hideOwnChildren(shown: ReadonlySet<Element>): void {
  for (const child of shown) {
    if (slotOf(child) === contentSlot) Element.prototype.removeAttribute.call(child, 'slot');
  }
}

/** Away with what a cloned or cached page still holds of an earlier enhancement. */
export function removeLeftovers(host: HTMLElement): void {
  for (const copy of host.querySelectorAll(`[${ownAttribute}]`)) copy.remove();
}

// A child may be a form whose controls shadow its members.
function slotOf(child: Element): string | null {
  return Element.prototype.getAttribute.call(child, 'slot');
}

function isOurs(node: Element, host: HTMLElement): boolean {
  const container = Element.prototype.closest.call(node, `.${contentSlot}`);
  return container !== null && container.parentElement === host;
}
