import { formFields } from 'vitrine/core/cart';
import { readAdditionalFields, readText, type FormFields } from '../../ground/routing/index.js';

/** The line that a plain form post adds, from the fields that a script would read. */
export interface FormIntent {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantityText: string;
  /** JSON text, or null. */
  readonly additionalFields: string | null;
  readonly crumb: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/**
 * Reads a plain form. Fields with names other than ours are merged into its `additionalFields`.
 * @throws Problem `invalid-request` when `additionalFields` is not the JSON text of an object.
 */
export function readFormIntent(fields: FormFields): FormIntent {
  return {
    itemId: readText(fields, 'itemId') ?? '',
    sku: readText(fields, 'sku') || null,
    quantityText: readText(fields, 'quantity') ?? '1',
    additionalFields: joinAdditionalFields(fields),
    crumb: readText(fields, 'crumb'),
    idempotencyKey: readText(fields, 'idempotencyKey') || undefined,
  };
}

/** Files are ignored, because an entry holds text only. */
function joinAdditionalFields(fields: FormFields): string {
  // The body is bounded; the line's own limit applies to all fields together, and later.
  const given = readAdditionalFields(readText(fields, 'additionalFields'), Infinity);
  const others = Object.entries(fields).flatMap(([name, value]) => {
    const texts = [value].flat().filter((one) => typeof one === 'string');
    // Empty notes are no note, however many fields have the name.
    const isSaid = !formFields.includes(name) && texts.some(Boolean);
    return isSaid ? [[name, texts.length > 1 ? texts : texts[0]]] : [];
  });
  if (others.length === 0) return given;
  return JSON.stringify({ ...JSON.parse(given), ...Object.fromEntries(others) });
}
