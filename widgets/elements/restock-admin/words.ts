import type { SenderState, SignUpGroup } from '../../../core/commerce/restock/index.js';
import { restockAdminStrings } from '../../../core/i18n/index.js';

/** 'Dune mug, Fern / Large'. */
export function nameGroup({ productTitle, variantTitle, variantId }: SignUpGroup): string {
  return [productTitle || variantId, variantTitle].filter(Boolean).join(', ');
}

/** '12 waiting'. */
export function waitingText(waiting: number, locale: string): string {
  if (waiting === 0) return restockAdminStrings('noneWaiting');
  return restockAdminStrings('waiting', { count: waiting }, locale);
}

/** '1,000 people are waiting for 3 variants.' */
export function summaryText(people: number, groups: number, locale: string): string {
  return restockAdminStrings('summary', { people, groups }, locale);
}

/** The text below the progress bar, also announced when a run begins and ends. */
export function runText(
  { status, progress, failure }: SenderState,
  locale: string,
  isBeginning = false,
): string {
  const { done, total } = progress;
  if (isBeginning) return restockAdminStrings('started', { total }, locale);
  if (failure !== null) {
    return restockAdminStrings('failedAt', { done, total, reason: failure }, locale);
  }
  if (status === 'stopped') return restockAdminStrings('stoppedAt', { done, total }, locale);
  if (status !== 'finished') return restockAdminStrings('progress', { done, total }, locale);
  if (progress.failed === 0) return restockAdminStrings('finished', { done, total }, locale);
  const failed = total - done;
  return restockAdminStrings('finishedWithErrors', { done, total, failed }, locale);
}

/** 'November 12, 2026', where the owner is. */
export function dayText(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}
