import { describe, expect, it } from 'vitest';
import { openBrowser, spoilStorage } from './set-up-identity.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const minutes = (count: number) => count * 60 * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

describe('pages of one browser', () => {
  it('have one identity, fifteen frames at once too', () => {
    const { openPage } = openBrowser();
    const all = Array.from({ length: 15 }, () => openPage().identity.read());
    for (const ids of all) expect(ids).toEqual(all[0]);
  });

  it('adopt the id that the other page’s cookie has when both made one', () => {
    const { jar, openPage } = openBrowser();
    const { identity } = openPage();
    identity.read();
    jar.put('ss_cid', '11111111-2222-4333-8444-555555555555');
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine:analytics-id' }));
    expect(identity.read().analyticsId).toBe('11111111-2222-4333-8444-555555555555');
    expect(localStorage.getItem('vitrine:analytics-id')).toBe(
      '11111111-2222-4333-8444-555555555555',
    );
    expect(localStorage.getItem('vitrine:analytics-id-expiration')).toBe(String(start + days(390)));
  });

  it('adopt it soon even without a storage event', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    identity.read();
    jar.put('ss_cid', '11111111-2222-4333-8444-555555555555');
    await clock.advance(250);
    expect(identity.read().analyticsId).toBe('11111111-2222-4333-8444-555555555555');
  });

  it('adopt the visit that the other page is writing down', () => {
    const { jar, openPage } = openBrowser();
    const { visitorCookie } = openPage().identity.read();
    jar.drop('ss_cvt');
    expect(openPage().identity.read().visitorCookie).toBe(visitorCookie);
    expect(jar.list()['ss_cvt']).toBe(String(start));
  });

  it('adopt an id that the server set, and keep no copy that would outlive it', () => {
    const { jar, openPage } = openBrowser();
    jar.put('ss_cid', 'set-by-the-server');
    expect(openPage().identity.read().analyticsId).toBe('set-by-the-server');
    expect(localStorage.getItem('vitrine:analytics-id')).toBeNull();
    expect(jar.written.filter((text) => text.startsWith('ss_cid'))).toEqual([]);
  });

  it.each(['', 'short', 'x'.repeat(65), 'spaces in it', '<script>'])(
    'do not adopt "%s"',
    (value) => {
      const { jar, openPage } = openBrowser();
      jar.put('ss_cid', encodeURIComponent(value));
      const { analyticsId } = openPage().identity.read();
      expect(analyticsId).toMatch(uuid);
      expect(jar.list()['ss_cid']).toBe(analyticsId);
    },
  );
});

describe('the analytics id', () => {
  it('comes back from storage when its cookie is gone, for the rest of its time', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { analyticsId } = openPage().identity.read();
    await clock.advance(days(100));
    jar.drop('ss_cid');
    expect(openPage().identity.read().analyticsId).toBe(analyticsId);
    expect(jar.attributesOf('ss_cid')).toContain(`max-age=${290 * 24 * 60 * 60}`);
  });

  it('ends 390 days after its making, however often it was seen', async () => {
    const { clock, openPage } = openBrowser();
    const { analyticsId } = openPage().identity.read();
    for (let visit = 0; visit < 3; visit += 1) {
      await clock.advance(days(129));
      expect(openPage().identity.read().analyticsId).toBe(analyticsId);
    }
    await clock.advance(days(3));
    const next = openPage().identity.read().analyticsId;
    expect(next).toMatch(uuid);
    expect(next).not.toBe(analyticsId);
  });

  it('grows no older when the clock was set back', () => {
    const { setClock, jar, openPage } = openBrowser();
    const { analyticsId } = openPage().identity.read();
    jar.drop('ss_cid');
    setClock(days(-30));
    expect(openPage().identity.read().analyticsId).toBe(analyticsId);
    expect(jar.attributesOf('ss_cid')).toContain('max-age=33696000');
  });

  it.each([
    ['cookies are refused', true, null],
    ['storage is denied', false, 'denied'],
    ['storage is full', false, 'full'],
  ] as const)('is the same on the next page where %s', (_, refusesCookies, spoiled) => {
    const { openPage } = openBrowser({ refusesCookies });
    if (spoiled) spoilStorage('localStorage', spoiled);
    const one = openPage();
    const ids = one.identity.read();
    expect(ids.analyticsId).toMatch(uuid);
    expect(openPage().identity.read()).toEqual(ids);
    expect(one.warnings).not.toContain('Unable to store analyticsId');
  });

  it.each(['denied', 'full'] as const)(
    'is the page’s own where cookies are refused and storage is %s, and says so once',
    async (how) => {
      const { clock, openPage } = openBrowser({ refusesCookies: true });
      spoilStorage('localStorage', how);
      spoilStorage('sessionStorage', how);
      const { identity, warnings } = openPage();
      const ids = identity.read();
      expect(ids.analyticsId).toMatch(uuid);
      for (let look = 0; look < 5; look += 1) {
        await clock.advance(minutes(2));
        expect(identity.read()).toEqual(ids);
      }
      identity.session();
      expect(warnings.sort()).toEqual([
        'Unable access local/session storage.',
        'Unable to store analyticsId',
      ]);
    },
  );
});
