import { lightControls, readLight } from '../../parts/page-control/index.js';

/** The name of the form's field (contract of the add-to-cart form). */
export const skuField = 'sku';

/**
 * The SKU that was chosen in the page's control: by its markup, before the widget was there, or by the browser that
 * restored it. Null for a dropdown that shows its first entry only because it has to show one.
 */
export const readEarlySku = (host: HTMLElement): string | null =>
  lightControls(host, skuField)
    .filter((control) => !showsFirstEntry(control))
    .map(readLight)
    .find(Boolean) ?? null;

/** The SKU that the page's control shows, which a form without the widget would send. */
export const readShownSku = (host: HTMLElement): string | null =>
  lightControls(host, skuField).map(readLight).find(Boolean) ?? null;

function showsFirstEntry(control: Element): boolean {
  if (!(control instanceof HTMLSelectElement)) return false;
  const [chosen] = control.selectedOptions;
  return chosen === control.options[0] && !chosen?.hasAttribute('selected');
}
