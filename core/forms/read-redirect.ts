const base = 'https://page.invalid';

/**
 * Where a form may lead after it was sent: a http or https address, or a path of the same site. '' for everything else,
 * such as `javascript:` or `//host`, also where only a browser's reading makes it one (`/\host`).
 */
export function readRedirect(text: string): string {
  const isAddress = /^https?:\/\//i.test(text) && URL.canParse(text);
  const isPath = text.startsWith('/') && URL.canParse(text, base);
  if (isAddress) return text;
  return isPath && new URL(text, base).origin === base ? text : '';
}
