import { describe, expect, it } from 'vitest';
import { analyticsCookies } from '../../../../analytics/session/names.js';
import { openBrowser, spoilStorage } from './set-up-identity.js';

const minutes = (count: number) => count * 60 * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;

/** A page without consent that takes out what an earlier page left. */
function openAsking(browser: ReturnType<typeof openBrowser>) {
  const page = browser.openPage([]);
  page.identity.withdraw();
  return page;
}

describe('consent that is not given yet', () => {
  // platform §4: "The ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt cookies are cleared when cookieless mode applies"
  it.each(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'])('clears %s', (name) => {
    expect(Object.keys(analyticsCookies)).toContain(name);
    const browser = openBrowser();
    browser.jar.put(name, 'somebody');
    openAsking(browser);
    expect(browser.jar.list()).toEqual({});
  });

  it('leaves no id in cookies and storage, and no other cookie is touched', async () => {
    const browser = openBrowser();
    browser.openPage().identity.read();
    browser.jar.put('crumb', 'stays');
    const { identity, clock } = openAsking(browser);
    expect(identity.read()).toMatchObject({ analyticsId: null, visitorCookie: null });
    await clock.advance(1000);
    expect(browser.jar.list()).toEqual({ crumb: 'stays' });
    expect(Object.keys(localStorage).filter((key) => key !== 'vitrine:landed')).toEqual([]);
  });

  it('is given on the same page: the visitor is the one of before', async () => {
    const browser = openBrowser();
    const ids = browser.openPage().identity.read();
    const before = browser.jar.list();
    const expiration = localStorage.getItem('vitrine:analytics-id-expiration');
    await browser.clock.advance(minutes(1));
    const { identity, allowed } = openAsking(browser);
    await browser.clock.advance(minutes(2));
    allowed.add('measurement').add('marketing');
    expect(identity.read()).toEqual(ids);
    expect(browser.jar.list()).toEqual(before);
    // Not extended.
    expect(localStorage.getItem('vitrine:analytics-id-expiration')).toBe(expiration);
    const maxAge = browser.jar.attributesOf('ss_cid').find((each) => each.startsWith('max-age'));
    expect(maxAge).toBe(`max-age=${(days(390) - minutes(3)) / 1000}`);
  });

  it('is given without marketing: the marketing id stays away', () => {
    const browser = openBrowser();
    browser.openPage().identity.read();
    const { identity, allowed } = openAsking(browser);
    allowed.add('measurement');
    identity.clearMarketing();
    expect(identity.read().marketingId).toBeNull();
    expect(browser.jar.list()).not.toHaveProperty('vitrine-marketing-id');
  });

  it('is given after the visit has ended: the next visit of the same visitor begins', async () => {
    const browser = openBrowser();
    const [visitor, ...times] = browser.openPage().identity.read().visitorCookie?.split('|') ?? [];
    const { identity, allowed } = openAsking(browser);
    await browser.clock.advance(minutes(31));
    allowed.add('measurement');
    const [next, ...nextTimes] = identity.read().visitorCookie?.split('|') ?? [];
    expect([next, nextTimes[0], nextTimes[3]]).toEqual([visitor, times[0], '2']);
  });

  it('is asked for twice, and given: nothing is lost', () => {
    const browser = openBrowser();
    const ids = browser.openPage().identity.read();
    const { identity, allowed } = openAsking(browser);
    identity.withdraw();
    allowed.add('measurement').add('marketing');
    expect(identity.read()).toEqual(ids);
  });

  it('is given, but another page has begun anew meanwhile: its ids count', () => {
    const browser = openBrowser();
    browser.openPage().identity.read();
    const { identity, allowed } = openAsking(browser);
    const ids = browser.openPage().identity.read();
    allowed.add('measurement').add('marketing');
    expect(identity.read()).toEqual(ids);
  });

  it('is refused, and given later: the visitor is a new one', () => {
    const browser = openBrowser();
    const ids = browser.openPage().identity.read();
    const { identity, allowed } = openAsking(browser);
    identity.clear();
    allowed.add('measurement').add('marketing');
    const next = identity.read();
    expect(next.analyticsId).not.toBe(ids.analyticsId);
    expect(next.sessionId).not.toBe(ids.sessionId);
    expect(next.marketingId).not.toBe(ids.marketingId);
    expect(next.visitorCookie).not.toContain(ids.visitorCookie?.split('|')[0]);
  });

  it.each(['denied', 'full'] as const)('throws nothing where storage is %s', (how) => {
    const browser = openBrowser();
    spoilStorage('localStorage', how);
    browser.openPage().identity.read();
    const { identity, allowed } = openAsking(browser);
    expect(Object.keys(browser.jar.list())).toEqual([]);
    allowed.add('measurement');
    expect(identity.read().analyticsId).not.toBeNull();
  });
});
