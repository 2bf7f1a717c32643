const base = 'https://page.invalid';

/**
 * Validates a redirect: an http(s) URL, or a path of the same site. '' for anything else, such as `javascript:` or
 * `//host`, also in a spelling that only browsers read so (`/\host`).
 */
export function readRedirect(text: string): string {
  const isAddress = /^https?:\/\//i.test(text) && URL.canParse(text);
  const isPath = text.startsWith('/') && URL.canParse(text, base);
  if (isAddress) return text;
  return isPath && new URL(text, base).origin === base ? text : '';
}
