import { isRecord } from '../../base/index.js';
import { createExpiringStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** Whether the visitor is asked for consent and has not answered; from analytics, which knows it. */
    'consent.asked': { readonly isAsked: boolean };
  }
}

/** As in `analytics/consent`, which is in no chunk of a popup. */
const choiceKey = 'vitrine:consent';

/**
 * Whether the visitor is asked for consent and has not answered: as analytics says, which also follows the page's own
 * consent platform, or before that as its data and the stored choice say.
 */
export function isConsentAsked(): boolean {
  const { bus, clock } = getRuntime();
  const news = bus.recent().filter((record) => record.type === 'consent.asked');
  const last = news.at(-1);
  if (last) return last.detail.isAsked;
  const choice = createExpiringStorage({ area: 'local', clock, prefix: '' }).get(choiceKey);
  return hasBanner() && (choice === null || choice === 'unknown');
}

function hasBanner(): boolean {
  try {
    const text = document.getElementById('vitrine-analytics')?.textContent ?? '{}';
    const settings: unknown = JSON.parse(text);
    const { cookies, isDisabled } = isRecord(settings) ? settings : {};
    if (!isRecord(cookies) || isDisabled === true) return false;
    return cookies['restrictive'] === true && cookies['banner'] === true && !cookies['absolute'];
  } catch {
    return false;
  }
}
