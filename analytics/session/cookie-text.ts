/**
 * Returns all cookies as one text, for `readCookie`. A read after a write is slow, so read once before and once after
 * several writes.
 */
export function readCookieText(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed frame has no cookies.
    return '';
  }
}
