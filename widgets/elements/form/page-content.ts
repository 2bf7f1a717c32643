import { undescribe } from '../../parts/form-fields/index.js';
import { endBusyCopy, ownAttribute } from './enhanced/index.js';

/** The light-DOM slot of the element layer; nodes assigned to it stay visible. */
const contentSlot = 'vitrine-content';

/** The page's content among the children of a form element. */
export interface PageContent {
  /** The form to enhance. */
  readonly plain: HTMLFormElement | null;
  /** A new number for each form. */
  readonly serial: number;
  /** Text of the JSON script. */
  readonly json: string | null;
  /** Content to show after a submission. */
  readonly template: HTMLTemplateElement | null;
  /** Whether the document is still being parsed. */
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
  // While the parser is inside the script, an incomplete text is not an error.
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

/** Keeps the page's own children visible beside the element's, and records the ones it made visible. */
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

/** Removes nodes that a cloned or cached page still has from an earlier enhancement. */
export function removeLeftovers(host: HTMLElement): void {
  for (const copy of host.querySelectorAll(`[${ownAttribute}]`)) {
    copy.remove();
    const described = `[aria-describedby~="${CSS.escape(copy.id)}"]`;
    for (const target of host.querySelectorAll(described)) undescribe(target, copy.id);
  }
  endBusyCopy(host);
}

// A child may be a form whose controls shadow its members.
function slotOf(child: Element): string | null {
  return Element.prototype.getAttribute.call(child, 'slot');
}

function isOurs(node: Element, host: HTMLElement): boolean {
  const container = Element.prototype.closest.call(node, `.${contentSlot}`);
  return container !== null && container.parentElement === host;
}
