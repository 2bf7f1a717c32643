import { parseForm, type Form } from 'vitrine/core/forms';
import type { FormJson } from './types.js';

const parsed = new WeakMap<FormJson, Form>();

/** Parses a form of the catalogue in memory once. @throws FormError. */
export function parseKeptForm(json: FormJson): Form {
  const known = parsed.get(json);
  if (known !== undefined) return known;
  const form = parseForm(json);
  parsed.set(json, form);
  return form;
}
