import { describe, expect, it } from 'vitest';
import { openBrowser } from './set-up-identity.js';

const minutes = (count: number) => count * 60 * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

describe('a visit', () => {
  const visits = (text: string | null) => text?.split('|').slice(1).map(Number);

  it('goes on while there are events less than 30 minutes apart', async () => {
    const { clock, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    for (let event = 0; event < 20; event += 1) {
      await clock.advance(minutes(29));
      expect(identity.read()).toBe(ids);
    }
    expect(visits(ids.visitorCookie)).toEqual([start, start, start, 1]);
  });

  it('ends in a pause of 31 minutes: the visitor and the session stay, the visits count on', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    await clock.advance(minutes(31));
    const next = identity.read();
    const now = start + minutes(31);
    expect(visits(next.visitorCookie)).toEqual([start, start, now, 2]);
    expect(next.visitorCookie?.split('|')[0]).toBe(ids.visitorCookie?.split('|')[0]);
    expect({ ...next, visitorCookie: '' }).toEqual({ ...ids, visitorCookie: '' });
    expect(jar.list()).toMatchObject({
      ss_cvt: String(now),
      ss_cvisit: String(now),
      ss_cpvisit: String(start),
    });
    await clock.advance(minutes(40));
    expect(visits(identity.read().visitorCookie)).toEqual([start, now, start + minutes(71), 3]);
  });

  it('is kept alive by another page’s events', async () => {
    const { clock, openPage } = openBrowser();
    const idle = openPage().identity;
    const busy = openPage().identity;
    const ids = idle.read();
    for (let event = 0; event < 4; event += 1) {
      await clock.advance(minutes(20));
      expect(busy.read().visitorCookie).toBe(ids.visitorCookie);
    }
    expect(idle.read()).toBe(ids);
  });

  it.each([
    ['midnight', Date.UTC(2026, 0, 1, 23, 50)],
    ['the change to summer time', Date.UTC(2026, 2, 29, 0, 50)],
  ])('goes on over %s', async (_, at) => {
    const { clock, openPage } = openBrowser();
    await clock.advance(at - start);
    const { identity } = openPage();
    const ids = identity.read();
    await clock.advance(minutes(25));
    expect(identity.read()).toBe(ids);
  });

  it.each([
    ['an hour back', -minutes(60)],
    ['a day back', -days(1)],
  ])('goes on when the clock is set %s', async (_, step) => {
    const { clock, setClock, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    setClock(step);
    expect(identity.read()).toBe(ids);
    // Nothing waits for the old time to come back.
    await clock.advance(minutes(1));
    expect(identity.read()).toBe(ids);
    await clock.advance(minutes(31));
    const next = identity.read();
    expect(visits(next.visitorCookie)?.at(-1)).toBe(2);
    expect(next.analyticsId).toBe(ids.analyticsId);
  });

  it('is a new one of the same visitor when the clock is set a day on', () => {
    const { setClock, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    setClock(days(1));
    const next = identity.read();
    expect(next.analyticsId).toBe(ids.analyticsId);
    expect(visits(next.visitorCookie)?.at(-1)).toBe(2);
  });

  it('is renewed once for a burst of events, and when the page is left', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    const renewals = () => jar.written.filter((text) => text.startsWith('ss_cvt')).length;
    for (let event = 0; event < 100; event += 1) identity.read();
    expect(renewals()).toBe(1);
    await clock.advance(10_000);
    expect(renewals()).toBe(2);
    await clock.advance(minutes(5));
    expect(renewals()).toBe(2);
    identity.read();
    const before = renewals();
    window.dispatchEvent(new Event('pagehide'));
    expect(renewals()).toBe(before + 1);
    expect(clock.pending()).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(renewals()).toBe(before + 1);
  });

  it('renews its own two cookies and no other', async () => {
    const { clock, jar, openPage } = openBrowser();
    openPage().identity.read();
    const { length } = jar.written;
    await clock.advance(10_000);
    const renewed = jar.written.slice(length).map((text) => text.split('=')[0]);
    expect(renewed).toEqual(['ss_cvt', 'ss_cvisit']);
  });

  it('moves from storage to cookies when these are accepted', async () => {
    const { clock, jar, openPage } = openBrowser({ refusesCookies: true });
    const { identity } = openPage();
    identity.read();
    expect(localStorage.getItem('ss_cvt')).not.toBeNull();
    jar.refuses = false;
    await clock.advance(minutes(31));
    identity.read();
    for (const name of ['ss_cvr', 'ss_cvt']) expect(localStorage.getItem(name)).toBeNull();
    expect(jar.list()).toMatchObject({ ss_cvt: String(start + minutes(31)) });
  });

  it('is not revived by a renewal that comes too late', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    identity.read();
    jar.drop('ss_cvt');
    await clock.advance(10_000);
    expect(jar.list()).not.toHaveProperty('ss_cvt');
  });

  it.each(['', 'a|b|c|d|e', '1234567890|1|2|3', 'short|1|2|3|4', '1234567890|1|2|3|4|5'])(
    'begins anew when ss_cvr reads "%s"',
    (value) => {
      const { jar, openPage } = openBrowser();
      jar.put('ss_cvr', encodeURIComponent(value));
      jar.put('ss_cvt', '1');
      const { visitorCookie } = openPage().identity.read();
      expect(visits(visitorCookie)).toEqual([start, start, start, 1]);
    },
  );

  it('goes on without cookies, and ends there too', async () => {
    const { clock, openPage } = openBrowser({ refusesCookies: true });
    const { identity } = openPage();
    const ids = identity.read();
    await clock.advance(minutes(29));
    expect(identity.read()).toBe(ids);
    await clock.advance(minutes(29));
    expect(openPage().identity.read()).toEqual(ids);
    await clock.advance(minutes(32));
    const next = openPage().identity.read();
    expect(visits(next.visitorCookie)?.at(-1)).toBe(2);
    expect(next.analyticsId).toBe(ids.analyticsId);
  });
});
