/** As a part of an address. A lone surrogate has no encoding: it becomes U+FFFD. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}
