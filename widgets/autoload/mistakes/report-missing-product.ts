import { closestAcrossRoots } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

const productTag = 'vitrine-product';

/** Reports a button that cannot know what it sells, once the page is loaded. An element around it reports for itself. */
export function reportMissingProduct(button: Element): void {
  const look = () => {
    const isKnown =
      !button.isConnected ||
      closestAcrossRoots(button, productTag) ||
      button.getAttribute('product-id') ||
      button.closest('form')?.querySelector<HTMLInputElement>('[name=itemId]')?.value;
    if (isKnown) return;
    const problem =
      `${describe(button)} does not know what it sells, so it does nothing. ` +
      `Put it into a <${productTag} product="…">, give it a product-id, or give its form a field "itemId".`;
    getRuntime().reporter.report(new Error(problem), { where: button.localName });
  };
  if (document.readyState === 'complete') setTimeout(look);
  else addEventListener('load', () => setTimeout(look), { once: true });
}

function describe(button: Element): string {
  const tag = button.localName;
  const all = [...document.querySelectorAll(tag)];
  return `<${tag}> number ${all.indexOf(button) + 1} of ${location.pathname}`;
}
