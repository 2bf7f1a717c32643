import { isRecord } from '../base/index.js';

/** Whether the page's own version of an action refused it, which has told the shopper why. Also of a feature's error. */
export function isCanceled(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'canceled';
}
