import { announce } from '../../../core/dom/index.js';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** Announces that the browser stores nothing, at the first press of a page that finds out. Whether this was the first. */
export function sayNotStoredOnce(): boolean {
  const told = getRuntime().shared('kept products: not stored', () => ({ isTold: false }));
  if (told.isTold) return false;
  told.isTold = true;
  announce(keptStrings('notStored'));
  return true;
}
