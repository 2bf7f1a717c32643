/** Percent-encodes a URL component. A lone surrogate cannot be encoded and becomes U+FFFD. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}
