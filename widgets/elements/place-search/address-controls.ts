import { elementsOf } from '../../../core/base/index.js';
import type { Place } from '../../../core/places/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** The tokens of `autocomplete` by part; the country is last, because a page may exchange the fields for it. */
const parts = [
  ['address-line1', 'line1'],
  ['address-level2', 'city'],
  ['address-level1', 'region'],
  ['postal-code', 'postalCode'],
  ['country-name', 'country'],
  ['country', 'country'],
] as const satisfies readonly (readonly [string, keyof Place])[];

/** The tokens that the fields of one address have in common, such as `shipping`. */
export const groupOf = (field: HTMLInputElement): string => splitTokens(field).group;

/**
 * The controls of an address: those of the field set of its first line, since a form may ask for several addresses. If
 * that has no other, those of the form.
 */
function findAddressControls(field: HTMLInputElement, group: string): ReadonlyMap<string, Control> {
  const own = controlsIn(field.closest('fieldset')?.elements, group);
  return own.size > 1 ? own : controlsIn(field.form ? elementsOf(field.form) : [], group);
}

function controlsIn(
  elements: Iterable<Element> | undefined,
  group: string,
): ReadonlyMap<string, Control> {
  const controls = [...(elements ?? [])].filter(isControl);
  return new Map(
    parts.flatMap(([token]) => {
      const found = controls.find((control) => {
        const own = splitTokens(control);
        return own.last === token && own.group === group;
      });
      return found ? [[token, found]] : [];
    }),
  );
}

/** The country that the form has now, two capital letters; '' for none. */
export function countryOf(field: HTMLInputElement, group: string): string {
  const value = findAddressControls(field, group).get('country')?.value ?? '';
  return /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : '';
}

/**
 * Fills in a place as if it had been typed, and returns the control that needs the visitor next: the first that is
 * required and empty, else the first line.
 */
export function fillAddress(field: HTMLInputElement, group: string, place: Place): HTMLElement {
  const controls = findAddressControls(field, group);
  for (const [token, part] of parts) {
    const control = token === 'address-line1' ? field : controls.get(token);
    const text = token === 'country-name' ? nameOf(place[part]) : place[part];
    if (control && text !== '') write(control, text);
  }
  const empty = [...controls.values()].find(({ required, value }) => required && value === '');
  return empty ?? field;
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function splitTokens(control: Control): { readonly group: string; readonly last: string } {
  const tokens = (control.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  const last = tokens.pop() ?? '';
  return { group: tokens.join(' '), last };
}

function write(control: Control, text: string): void {
  const value = control instanceof HTMLSelectElement ? optionFor(control, text) : text;
  if (value === null || control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The country in words, for a field that one types it into. */
function nameOf(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  const { locale } = getRuntime().site;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '';
}

/** By its value or its words; null if the list does not have it. */
function optionFor({ options }: HTMLSelectElement, text: string): string | null {
  const wanted = text.toLowerCase();
  const found = [...options].find(
    ({ value, text: words }) => value.toLowerCase() === wanted || words.toLowerCase() === wanted,
  );
  return found?.value ?? null;
}
