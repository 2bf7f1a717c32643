import type { BuilderType } from './field-table.js';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const suffixLength = 6;

/**
 * Creates an id for a new field, such as `email-k3n8qz`. Its random part prevents reuse of the id of a removed field,
 * which may have stored answers.
 *
 * @param taken Ids of the form.
 */
export function createFieldId(
  type: BuilderType,
  taken: readonly string[],
  random: () => Uint8Array = randomBytes,
): string {
  for (;;) {
    const suffix = Array.from(random(), (byte) => letters[byte % letters.length]).join('');
    const id = `${type}-${suffix}`;
    if (!taken.includes(id)) return id;
  }
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(suffixLength));
}
