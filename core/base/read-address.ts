/** Of a path, which has none of its own. */
const base = 'https://page.invalid';

/**
 * Reads an address of outside data, for a link or a form. Null for what is none, and for one that a browser may run, such
 * as `javascript:` in any spelling. The text stays as it is.
 */
export function readAddress(
  text: string | null | undefined,
  protocols = /^(https?|mailto|tel):$/,
): string | null {
  return text && URL.canParse(text, base) && protocols.test(new URL(text, base).protocol)
    ? text
    : null;
}

/** As {@link readAddress}, for a picture, in which no script runs. */
export const readPicture = (text: string | null | undefined): string | null =>
  readAddress(text, /^(https?|data|blob):$/);
