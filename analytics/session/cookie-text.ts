/**
 * All cookies as one text, for `readCookie`. Asking the browser after a write costs far more than the write: what
 * belongs together is read once before and once after.
 */
export function readCookieText(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed frame has none.
    return '';
  }
}
