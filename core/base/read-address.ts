/** Of a path, which has none of its own. */
const base = 'https://page.invalid';

const protocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * Reads an address of outside data, for a link or a form. Null for what is none, and for one that a browser may run, such
 * as `javascript:` in any spelling. The text stays as it is.
 *
 * @param more Protocols that are harmless where the address is used, such as `data:` for a picture.
 */
export function readAddress(
  text: string | null | undefined,
  more: readonly string[] = [],
): string | null {
  if (!text || !URL.canParse(text, base)) return null;
  const { protocol } = new URL(text, base);
  return protocols.includes(protocol) || more.includes(protocol) ? text : null;
}

/** As {@link readAddress}, for a picture, in which no script runs. */
export const readPicture = (text: string | null | undefined): string | null =>
  readAddress(text, ['data:', 'blob:']);
