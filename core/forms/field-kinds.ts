import type { FieldType } from './form.js';
import type { PartName } from './parts.js';

/**
 * The shape of a field's answer: one text (`single`), several (`parts`), the checked values of a list (`many`), the one
 * chosen from it (`one`), checked values for each statement (`likert`), references of uploaded files
 * (`files`), or not shown (`hidden`).
 */
export type FieldShape = 'single' | 'parts' | 'many' | 'one' | 'likert' | 'files' | 'hidden';

/** Attributes of one text control. */
export interface ControlKind {
  /** The HTML autofill token. */
  readonly autocomplete?: string;
  /** The keyboard of a phone. */
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** Typical number of characters, which sets the width of the control. */
  readonly size?: number;
}

export interface PartKind extends ControlKind {
  readonly name: PartName;
  /** A required field without this part counts as empty. */
  readonly essential?: true;
}

export interface FieldKind extends ControlKind {
  readonly shape: FieldShape;
  readonly parts?: readonly PartKind[];
}

const digits = (size: number) => ({ inputMode: 'numeric', size }) as const;

/** The field kinds of storefront §3 and our own, one row each. `size` never limits an answer. */
export const fieldKinds: Readonly<Record<FieldType, FieldKind>> = {
  text: { shape: 'single' },
  textarea: { shape: 'single' },
  email: { shape: 'single', autocomplete: 'email', inputMode: 'email' },
  number: { shape: 'single', inputMode: 'decimal' },
  website: { shape: 'single', autocomplete: 'url', inputMode: 'url' },
  currency: { shape: 'single', inputMode: 'decimal' },
  password: { shape: 'single', autocomplete: 'new-password' },
  twitter: { shape: 'single' },
  checkbox: { shape: 'many' },
  radio: { shape: 'one' },
  select: { shape: 'one' },
  likert: { shape: 'likert' },
  file: { shape: 'files' },
  hidden: { shape: 'hidden' },
  address: {
    shape: 'parts',
    parts: [
      { name: 'Line1', autocomplete: 'address-line1', essential: true },
      { name: 'Line2', autocomplete: 'address-line2' },
      { name: 'City', autocomplete: 'address-level2', essential: true },
      { name: 'State', autocomplete: 'address-level1' },
      { name: 'Zip', autocomplete: 'postal-code', size: 10 },
      { name: 'Country', autocomplete: 'country-name' },
    ],
  },
  date: {
    shape: 'parts',
    parts: [
      { name: 'Month', ...digits(2), essential: true },
      { name: 'Day', ...digits(2), essential: true },
      { name: 'Year', ...digits(4), essential: true },
    ],
  },
  name: {
    shape: 'parts',
    parts: [
      { name: 'First', autocomplete: 'given-name', essential: true },
      { name: 'Last', autocomplete: 'family-name', essential: true },
    ],
  },
  phone: {
    shape: 'parts',
    parts: [
      { name: 'Country', autocomplete: 'tel-country-code', inputMode: 'tel', size: 4 },
      { name: 'Areacode', autocomplete: 'tel-area-code', inputMode: 'tel', size: 5 },
      { name: 'Prefix', autocomplete: 'tel-local-prefix', inputMode: 'tel', size: 5 },
      {
        name: 'Line',
        autocomplete: 'tel-local-suffix',
        inputMode: 'tel',
        size: 8,
        essential: true,
      },
    ],
  },
  time: {
    shape: 'parts',
    parts: [
      { name: 'Hour', ...digits(2), essential: true },
      { name: 'Minute', ...digits(2), essential: true },
      { name: 'Second', ...digits(2) },
      { name: 'Ampm' },
    ],
  },
};

/** The parts that a field shows; the country code of a phone is optional (platform §3). */
export function partsOf(field: { type: FieldType; showCountryCode: boolean }): readonly PartKind[] {
  const parts = fieldKinds[field.type].parts ?? [];
  return field.type === 'phone' && !field.showCountryCode ? parts.slice(1) : parts;
}
