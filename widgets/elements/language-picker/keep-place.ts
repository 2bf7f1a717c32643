import { createWebStorage } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

const storage = /* @__PURE__ */ createWebStorage('session');
const key = 'vitrine:language-picker';
/** Milliseconds within which the next page has to come. */
const fresh = 30_000;

/** Keeps where the picker is in the window, for the same page in another language. */
export function keepPlace(host: Element): void {
  const { top } = host.getBoundingClientRect();
  const place = [location.pathname, Math.round(top), getRuntime().clock.now()];
  // Where nothing may be stored, the browser alone decides.
  storage.write(key, JSON.stringify(place));
}

/** Scrolls so that the picker is where it was on the page before; false if there is nothing to restore. */
export function restorePlace(host: Element): boolean {
  const top = takeTop();
  if (top === null) return false;
  window.scrollBy({ top: host.getBoundingClientRect().top - top, behavior: 'instant' });
  return true;
}

function takeTop(): number | null {
  const text = storage.read(key);
  storage.remove(key);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [path, top, time] = kept as readonly unknown[];
    const isOurs = path === location.pathname && typeof top === 'number';
    const isFresh = typeof time === 'number' && getRuntime().clock.now() - time < fresh;
    return isOurs && isFresh ? top : null;
  } catch {
    return null;
  }
}
