import { getRuntime } from '../../../core/runtime/index.js';

const key = 'vitrine:language-picker';
/** Milliseconds within which the next page has to come. */
const fresh = 30_000;

/** Keeps where the picker is in the window, for the same page in another language. */
export function keepPlace(host: Element): void {
  const { top } = host.getBoundingClientRect();
  const place = [location.pathname, Math.round(top), getRuntime().clock.now()];
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Without storage, the browser alone decides.
  }
}

/** Scrolls so that the picker is where it was on the page before; false if there is nothing to restore. */
export function restorePlace(host: Element): boolean {
  const top = takeTop();
  if (top === null) return false;
  window.scrollBy({ top: host.getBoundingClientRect().top - top, behavior: 'instant' });
  return true;
}

function takeTop(): number | null {
  // `createWebStorage` is in the chunk of calls, of which a picker needs none.
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (!Array.isArray(kept)) return null;
    const [path, top, time] = kept as readonly unknown[];
    const isOurs = path === location.pathname && typeof top === 'number';
    const isFresh = typeof time === 'number' && getRuntime().clock.now() - time < fresh;
    return isOurs && isFresh ? top : null;
  } catch {
    return null;
  }
}
