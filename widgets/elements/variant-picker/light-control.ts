import type { LightControl } from '../../element/index.js';

type Control = HTMLSelectElement | HTMLInputElement;

/**
 * The sku that was chosen in the no-script control among the host's children: before the widget was
 * there, or restored by the browser. Null for a dropdown that shows its first entry only because it
 * has to show one.
 */
export function readEarlySku(host: HTMLElement): string | null {
  return findSku(host, (control) => {
    if (control instanceof HTMLInputElement) return control.checked ? control.value : null;
    const chosen = control.selectedOptions[0];
    const isGivenFirst = chosen === control.options[0] && !chosen?.hasAttribute('selected');
    return isGivenFirst ? null : (chosen?.value ?? null);
  });
}

/** The SKU of a changed control; null for a radio button that is not the chosen one. */
export function readSku(control: LightControl): string | null {
  return control instanceof HTMLInputElement && !control.checked ? null : control.value;
}

/** The SKU that the page's markup selects; a form reset restores it. */
export function readDefaultSku(host: HTMLElement): string | null {
  return findSku(host, (control) => {
    if (control instanceof HTMLInputElement) return control.defaultChecked ? control.value : null;
    return [...control.options].find((option) => option.hasAttribute('selected'))?.value ?? null;
  });
}

/** Keeps the no-script control in step: browsers save it with the page, for Back and reload. */
export function writeSku(host: HTMLElement, sku: string): void {
  for (const control of findControls(host)) {
    if (control instanceof HTMLInputElement) control.checked = control.value === sku;
    else control.value = sku;
  }
}

function findSku(host: HTMLElement, read: (control: Control) => string | null): string | null {
  return findControls(host).map(read).find(Boolean) ?? null;
}

function findControls(host: HTMLElement): Control[] {
  return [...host.querySelectorAll<Control>('select, input[type="radio"]')];
}
