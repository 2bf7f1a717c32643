import { createWebStorage } from '../../core/net/index.js';
import { storedKeys } from './names.js';

export interface Landing {
  isFirstLanding: boolean;
  isFirstSession: boolean;
}

/**
 * Marks this page's landing (platform §4): the landed flag in local storage, the first-session flag in session storage.
 * Returns null if a flag cannot be stored.
 */
export function markLanding(): Landing | null {
  const local = createWebStorage('local');
  const session = createWebStorage('session');
  const isFirstLanding = local.read(storedKeys.landed) === null;
  const isFirstSession = isFirstLanding || session.read(storedKeys.firstSession) === 'true';
  const isKept =
    local.write(storedKeys.landed, 'true') &&
    session.write(storedKeys.firstSession, String(isFirstSession));
  return isKept ? { isFirstLanding, isFirstSession } : null;
}

export function forgetLanding(): void {
  createWebStorage('local').remove(storedKeys.landed);
  createWebStorage('session').remove(storedKeys.firstSession);
}
