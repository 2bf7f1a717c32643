import { createAnalyticsId } from './analytics-id.js';
import { readCookieText } from './cookie-text.js';
import { createKeptId } from './kept-id.js';
import { createFallback } from './kept-text.js';
import { forgetLanding, markLanding, type Landing } from './landing.js';
import { analyticsLifetime, storedKeys } from './names.js';
import { createVisit } from './visit.js';
import { followPage } from './follow-page.js';
import type { Identity, IdentityOptions, SessionInfo, VisitorIds } from './types.js';

const nobody: VisitorIds = {
  analyticsId: null,
  marketingId: null,
  sessionId: null,
  visitorCookie: null,
};
const noLanding: Landing = { isFirstLanding: false, isFirstSession: false };

/** How long ids that were read stay valid while the page is visible, in ms. */
const freshness = 60_000;
/** The same for new ids: two tabs may create them at once, and the last write wins. */
const settlingTime = 250;
/** Delay of a renewal, in ms. Cookie writes are slow, so a burst of events renews the visit once. */
const renewalDelay = 10_000;

/** Creates the page's identity; reads nothing until the first call. */
export function createIdentity(options: IdentityOptions): Identity {
  const { clock, reporter, isAllowed } = options;
  const fallback = createFallback(clock);
  const analyticsId = createAnalyticsId({
    clock,
    onUnstored: () => reporter.warn('Unable to store analyticsId', where),
  });
  const visit = createVisit({ clock, fallback });
  const sessionId = createKeptId({ name: storedKeys.sessionId, lifetime: null, fallback });
  const marketingId = createKeptId({
    name: storedKeys.marketingId,
    lifetime: analyticsLifetime,
    fallback,
  });

  let ids: VisitorIds | null = null;
  let readAt = 0;
  let freshFor = settlingTime;
  let wasMarketing = false;
  let landing: Landing | null = null;
  let hasWarned = false;
  let cancelRenewal: (() => void) | null = null;
  let isStopped = false;
  let stopFollowing = () => {};

  function look(isMarketing: boolean): VisitorIds {
    // The analytics id first: a short time between read and write keeps two tabs from creating one each.
    const parts = [analyticsId, sessionId, visit, ...(isMarketing ? [marketingId] : [])];
    const before = readCookieText();
    const hasWritten = parts.map((part) => part.ensure(before)).includes(true);
    const cookies = hasWritten ? readCookieText() : before;
    // The analytics id last: its write makes other tabs read again, and they must find the rest.
    const next: VisitorIds = {
      visitorCookie: visit.confirm(cookies),
      sessionId: sessionId.confirm(cookies),
      marketingId: isMarketing ? marketingId.confirm(cookies) : null,
      analyticsId: analyticsId.confirm(cookies),
    };
    readAt = clock.now();
    wasMarketing = isMarketing;
    const unchanged = ids && isSame(ids, next) ? ids : null;
    freshFor = unchanged ? freshness : settlingTime;
    return unchanged ?? next;
  }

  function renew(): void {
    cancelRenewal?.();
    cancelRenewal = null;
    if (!ids || !isAllowed('measurement')) return;
    land();
    const cookies = readCookieText();
    visit.renew(cookies);
    sessionId.renew(cookies);
  }

  /** Runs on demand or at the first renewal: opening storage is slow, and events wait for it. */
  function land(): Landing {
    if (landing) return landing;
    const marked = markLanding();
    if (!marked && !hasWarned) {
      hasWarned = true;
      reporter.warn('Unable access local/session storage.', where);
    }
    return (landing = marked ?? noLanding);
  }

  function read(): VisitorIds {
    if (!isAllowed('measurement')) return nobody;
    const isMarketing = isAllowed('marketing');
    const age = clock.now() - readAt;
    const isFresh = ids !== null && age >= 0 && age < freshFor && isMarketing === wasMarketing;
    if (!ids || !isFresh) ids = look(isMarketing);
    if (!isStopped) cancelRenewal ??= clock.setTimeout(renew, renewalDelay);
    return ids;
  }

  /** Forgets what was read; nothing is written until the next read. */
  function rest(): void {
    cancelRenewal?.();
    cancelRenewal = null;
    ids = null;
  }

  return {
    read,
    session(): SessionInfo {
      const { sessionId } = read();
      return { ...(sessionId === null ? noLanding : land()), sessionId };
    },
    withdraw() {
      rest();
      const cookies = readCookieText();
      for (const part of [analyticsId, sessionId, visit, marketingId]) part.withdraw(cookies);
    },
    clear() {
      rest();
      landing = null;
      analyticsId.clear();
      visit.clear();
      sessionId.clear();
      marketingId.clear();
      forgetLanding();
    },
    clearMarketing() {
      marketingId.clear();
      if (ids) ids = { ...ids, marketingId: null };
    },
    start() {
      stopFollowing = followPage({
        onNews: () => (readAt = -Infinity),
        onHidden: () => cancelRenewal && renew(),
      });
    },
    stop() {
      isStopped = true;
      stopFollowing();
      cancelRenewal?.();
      cancelRenewal = null;
    },
  };
}

const where = { where: 'identity' };

function isSame(one: VisitorIds, other: VisitorIds): boolean {
  return (Object.keys(nobody) as (keyof VisitorIds)[]).every((key) => one[key] === other[key]);
}
