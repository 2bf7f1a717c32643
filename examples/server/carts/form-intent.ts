import { readAdditionalFields } from './additional-fields.js';

/** What a plain form post asks to add; the same fields that a script reads from the form. */
export interface FormIntent {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantityText: string;
  /** JSON text, or null. */
  readonly additionalFields: string | null;
  readonly crumb: string | undefined;
  readonly idempotencyKey: string | undefined;
}

const ownFields = new Set([
  'itemId',
  'sku',
  'quantity',
  'additionalFields',
  'crumb',
  'idempotencyKey',
]);

/**
 * Named fields beyond our own join the additional fields that the form brings.
 * @throws Problem `invalid-request` when these are not the JSON text of an object.
 */
export function readFormIntent(fields: Readonly<Record<string, unknown>>): FormIntent {
  return {
    itemId: readText(fields, 'itemId') ?? '',
    sku: readText(fields, 'sku') || null,
    quantityText: readText(fields, 'quantity') ?? '1',
    additionalFields: joinAdditionalFields(fields),
    crumb: readText(fields, 'crumb'),
    idempotencyKey: readText(fields, 'idempotencyKey') || undefined,
  };
}

export function readText(
  fields: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** Files are left out: an entry holds text only. */
function joinAdditionalFields(fields: Readonly<Record<string, unknown>>): string {
  const given = readAdditionalFields(readText(fields, 'additionalFields'));
  const others = Object.entries(fields).filter(
    ([name, value]) => !ownFields.has(name) && !(value instanceof File),
  );
  if (others.length === 0) return given;
  return JSON.stringify({ ...JSON.parse(given), ...Object.fromEntries(others) });
}
