import { readCookie, removeCookie } from '../../core/net/index.js';

/** Removes a cookie, also one of a parent domain. */
export function forgetCookie(name: string): void {
  if (readCookie(name) === null) return;
  removeCookie(name);
  const labels = globalThis.location.hostname.split('.');
  while (labels.length > 1 && readCookie(name) !== null) {
    document.cookie = `${name}=; domain=${labels.join('.')}; path=/; max-age=0`;
    labels.shift();
  }
}
