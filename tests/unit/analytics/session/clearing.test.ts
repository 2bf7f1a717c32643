import { describe, expect, it } from 'vitest';
import { openBrowser, spoilStorage } from './set-up-identity.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const minutes = (count: number) => count * 60 * 1000;
const pageShows = () => window.dispatchEvent(new Event('pageshow'));

describe('clearing', () => {
  it('leaves nothing in cookies and storage, of earlier pages and other writers too', () => {
    const { jar, openPage } = openBrowser();
    openPage().identity.read();
    for (const name of ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']) {
      jar.put(name, 'somebody');
    }
    jar.put('crumb', 'stays');
    localStorage.setItem('other', 'stays');
    openPage([]).identity.clear();
    expect(jar.list()).toEqual({ crumb: 'stays' });
    expect({ ...localStorage }).toEqual({ other: 'stays' });
    expect({ ...sessionStorage }).toEqual({});
  });

  it('writes nothing where there is nothing', () => {
    const { jar, openPage } = openBrowser();
    openPage([]).identity.clear();
    expect(jar.written).toEqual([]);
  });

  it('leaves nothing that comes back: neither by time, nor by the page’s end', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity, allowed } = openPage();
    identity.read();
    allowed.clear();
    identity.clear();
    await clock.advance(minutes(5));
    window.dispatchEvent(new Event('pagehide'));
    pageShows();
    identity.read();
    expect(jar.list()).toEqual({});
    expect(clock.pending()).toBe(0);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('is not undone by a renewal that was on its way', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity, allowed } = openPage();
    identity.read();
    const { length } = jar.written;
    allowed.clear();
    await clock.advance(10_000);
    expect(jar.written).toHaveLength(length);
    expect(localStorage.getItem('vitrine:landed')).toBeNull();
  });

  it('makes somebody new of who is granted later', () => {
    const { openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    identity.clear();
    const next = identity.read();
    for (const key of ['analyticsId', 'marketingId', 'sessionId'] as const) {
      expect(next[key]).toMatch(uuid);
      expect(next[key]).not.toBe(ids[key]);
    }
    expect(next.visitorCookie?.split('|')[0]).not.toBe(ids.visitorCookie?.split('|')[0]);
  });

  it('leaves nothing in storage where cookies are refused', () => {
    const { openPage } = openBrowser({ refusesCookies: true });
    const { identity } = openPage();
    identity.session();
    expect(Object.keys(localStorage)).toContain('ss_cvr');
    identity.clear();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('also forgets what only the page knew', () => {
    const { openPage } = openBrowser({ refusesCookies: true });
    spoilStorage('localStorage', 'denied');
    const { identity } = openPage();
    const ids = identity.read();
    identity.clear();
    const next = identity.read();
    expect(next.analyticsId).not.toBe(ids.analyticsId);
    expect(next.sessionId).not.toBe(ids.sessionId);
  });
});

describe('a page that is left for good', () => {
  it('leaves no timer and no listener', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    identity.read();
    identity.stop();
    expect(clock.pending()).toBe(0);
    const { length } = jar.written;
    identity.read();
    window.dispatchEvent(new Event('pagehide'));
    expect([clock.pending(), jar.written.length]).toEqual([0, length]);
  });
});
