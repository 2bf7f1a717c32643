import type { SenderState, SignUpGroup } from '../../../core/commerce/restock/index.js';
import { formatNumber, restockAdminStrings } from '../../../core/i18n/index.js';

/** 'Dune mug, Fern / Large'. */
export function nameGroup({ productTitle, variantTitle, variantId }: SignUpGroup): string {
  return [productTitle || variantId, variantTitle].filter(Boolean).join(', ');
}

/** '12 waiting'. */
export function waitingText(waiting: number, locale: string): string {
  if (waiting === 0) return restockAdminStrings('noneWaiting');
  const count = formatNumber(waiting, locale);
  return restockAdminStrings(waiting === 1 ? 'waitingOne' : 'waitingMany', { count });
}

/** '1,000 people are waiting for 3 variants.' */
export function summaryText(people: number, groups: number, locale: string): string {
  const count = (amount: number) => ({ count: formatNumber(amount, locale) });
  return restockAdminStrings('summary', {
    people: restockAdminStrings(people === 1 ? 'peopleOne' : 'peopleMany', count(people)),
    groups: restockAdminStrings(groups === 1 ? 'groupsOne' : 'groupsMany', count(groups)),
  });
}

/** What stands below the progress bar, and is said when a run begins and ends. */
export function runText(
  { status, progress, failure }: SenderState,
  locale: string,
  isBeginning = false,
): string {
  const done = formatNumber(progress.done, locale);
  const total = formatNumber(progress.total, locale);
  if (isBeginning) return restockAdminStrings('started', { total });
  if (failure !== null) return restockAdminStrings('failedAt', { done, total, reason: failure });
  if (status === 'stopped') return restockAdminStrings('stoppedAt', { done, total });
  if (status !== 'finished') return restockAdminStrings('progress', { done, total });
  if (progress.failed === 0) return restockAdminStrings('finished', { done, total });
  const failed = formatNumber(progress.total - progress.done, locale);
  return restockAdminStrings('finishedWithErrors', { done, total, failed });
}

/** 'November 12, 2026', where the owner is. */
export function dayText(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}
