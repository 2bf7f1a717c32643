import { elementsOf, formMember } from '../../core/base/index.js';
import type { PaymentAddress, PaymentTotal, WalletPayment } from './provider.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  elementsOf(form)
    .filter(isControl)
    .find((control) => control.name === name);

/** The amount due, as the page says it. */
export function readTotal(host: Element): PaymentTotal {
  const field = host.querySelector<HTMLInputElement>('[data-checkout-total]');
  return {
    dueCents: Number(field?.value ?? 0),
    total: field?.getAttribute('data-checkout-total') ?? '',
  };
}

export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Writes into a hidden field, which a page that has none gets. */
export function setHidden(form: HTMLFormElement, name: string, value: string): void {
  let field = controlOf(form, name);
  if (field === undefined) {
    field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    formMember(form, 'append')(field);
  }
  field.value = value;
}

type Filled = Partial<Pick<WalletPayment, 'name' | 'email' | 'phone' | 'address'>>;

/** Writes what a wallet knows into the fields that are there. Returns whether the address has changed. */
export function fillForm(form: HTMLFormElement, { address, ...contact }: Filled): boolean {
  for (const name of ['email', 'name', 'phone'] as const) write(form, name, contact[name]);
  const changed = Object.entries(address ?? {}).filter(([name, value]) => write(form, name, value));
  return changed.length > 0;
}

const addressNames = ['country', 'region', 'postalCode', 'city', 'line1', 'line2'] as const;

/** The address in the form, to be put back if a wallet is closed. */
export function readAddress(form: HTMLFormElement): PaymentAddress {
  const read = addressNames.map((name) => [name, controlOf(form, name)?.value]);
  return { country: '', ...Object.fromEntries(read) };
}

function write(form: HTMLFormElement, name: string, value: string | undefined): boolean {
  const control = controlOf(form, name);
  if (control === undefined || value === undefined || control.value === value) return false;
  const before = control.value;
  control.value = value;
  // A list that does not have it keeps its choice.
  if (control.value !== value) control.value = before;
  return control.value !== before;
}
