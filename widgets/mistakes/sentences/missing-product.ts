import { formAround, formMember } from '../../../core/base/index.js';
import { closestAcrossRoots, nameElement } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

const productTag = 'vitrine-product';
const reported = /* @__PURE__ */ new WeakSet<Element>();

/** Why a button cannot know what it sells; null if something says so. An element around it speaks for itself. */
export function missingProduct(button: Element): string | null {
  const form = formAround(button);
  const isKnown =
    closestAcrossRoots(button, productTag) ||
    button.getAttribute('product-id') ||
    button.getAttribute('productid') ||
    (form && formMember(form, 'querySelector')<HTMLInputElement>('[name=itemId]')?.value);
  return isKnown
    ? null
    : `${nameElement(button)} does not know what it sells, so it does nothing. ` +
        `Put it into a <${productTag} product="…">, give it a product-id, or give its form a field "itemId".`;
}

/** Reports a button that cannot know what it sells, once the page is loaded. */
export function reportMissingProduct(button: Element): void {
  const { clock, reporter } = getRuntime();
  const look = () => {
    const problem = button.isConnected && !reported.has(button) && missingProduct(button);
    if (!problem) return;
    reported.add(button);
    reporter.report(new Error(problem), { where: button.localName });
  };
  const later = () => void clock.setTimeout(look, 0);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
