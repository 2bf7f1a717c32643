import type { Typed } from '../../../server/index.js';
import { sayIfKnown } from '../../words/say.js';

/** The definition of a form field; its value and error come from the request. */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  /** Tokens of the `autocomplete` attribute. */
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** False if it depends on other fields; by default a field is required unless optional. */
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly maxLength?: number;
  readonly size?: 'full' | 'half';
  readonly choices?: readonly Choice[];
};

export type Choice = { readonly value: string; readonly label: string };

export type { Typed };

export function fieldView(field: Field, typed: Typed, errors: Typed) {
  const value = typed[field.name] ?? '';
  const error = errors[field.name] ?? null;
  const { name, hint = null, size = 'full' } = field;
  return {
    name,
    label: sayIfKnown(field.label),
    type: field.type ?? 'text',
    autocomplete: field.autocomplete ?? null,
    hint: hint && sayIfKnown(hint),
    error,
    size,
    value,
    isOptional: field.isOptional ?? false,
    isRequired: field.isRequired ?? !field.isOptional,
    isLong: field.isLong ?? false,
    maxLength: field.maxLength ?? null,
    describedBy:
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || null,
    choices:
      field.choices?.map((choice) => ({ ...choice, isChosen: choice.value === value })) ?? null,
  };
}
