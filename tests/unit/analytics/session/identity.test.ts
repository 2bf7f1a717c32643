import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from './set-up-identity.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const minutes = (count: number) => count * 60 * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

describe('what is kept under consent', () => {
  // platform §3: "Analytics cookies: ss_cid, ss_cpvisit, ss_cvisit, ss_cvr, ss_cvt."
  // platform §9: "Analytics cookie lifetime 390 days; cookie path /; secure flag on https."
  it('is these cookies, for so long, on the whole site', () => {
    const { jar, openPage } = openBrowser();
    const { identity } = openPage();
    const { analyticsId, marketingId, sessionId, visitorCookie } = identity.read();
    const [visitor = ''] = visitorCookie?.split('|') ?? [];
    for (const id of [analyticsId, marketingId, sessionId, visitor]) expect(id).toMatch(uuid);
    const cookies = jar.list();
    expect(cookies).toEqual({
      ss_cid: analyticsId,
      ss_cvr: `${visitor}%7C${start}%7C${start}%7C${start}%7C1`,
      ss_cvt: String(start),
      ss_cvisit: String(start),
      ss_cpvisit: String(start),
      'vitrine-session-id': sessionId,
      'vitrine-marketing-id': marketingId,
    });
    const lifetimes = Object.keys(cookies).map((name) => [
      name,
      jar.attributesOf(name).find((attribute) => attribute.startsWith('max-age=')),
    ]);
    expect(Object.fromEntries(lifetimes)).toEqual({
      ss_cid: 'max-age=33696000', // 390 days
      ss_cvr: 'max-age=63072000', // 2 years
      ss_cvt: 'max-age=1800', // 30 minutes
      ss_cvisit: 'max-age=1800',
      ss_cpvisit: 'max-age=33696000',
      'vitrine-session-id': undefined,
      'vitrine-marketing-id': 'max-age=33696000',
    });
    for (const name of Object.keys(cookies)) {
      expect(jar.attributesOf(name)).toContain('path=/');
      expect(jar.attributesOf(name)).not.toContain('Secure');
    }
  });

  it('is sent over https alone on a page of https', () => {
    const { jar, openPage } = openBrowser();
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'shop.example' });
    openPage().identity.read();
    vi.unstubAllGlobals();
    for (const name of Object.keys(jar.list())) {
      expect(jar.attributesOf(name)).toContain('Secure');
    }
  });

  // platform §3: "Stored keys: the analytics id, its expiration, the session id, the first-session flag, the landed flag"
  it('is these texts of storage', () => {
    const { openPage } = openBrowser();
    const { identity } = openPage();
    identity.session();
    const { analyticsId } = identity.read();
    expect({ ...localStorage }).toEqual({
      'vitrine:analytics-id': analyticsId,
      'vitrine:analytics-id-expiration': String(start + days(390)),
      'vitrine:landed': 'true',
    });
    expect({ ...sessionStorage }).toEqual({ 'vitrine:first-session': 'true' });
  });

  it('is nothing before somebody asks', () => {
    const { jar, openPage } = openBrowser();
    openPage();
    expect([jar.written, localStorage.length, sessionStorage.length]).toEqual([[], 0, 0]);
  });

  it('is nothing, and nothing is read, while consent allows nothing', () => {
    const { jar, openPage } = openBrowser();
    openPage().identity.read();
    const { written, reads } = jar;
    const before = [written.length, reads];
    const { identity, clock } = openPage([]);
    const nobody = { analyticsId: null, marketingId: null, sessionId: null, visitorCookie: null };
    expect(identity.read()).toEqual(nobody);
    expect(identity.session()).toEqual({
      isFirstLanding: false,
      isFirstSession: false,
      sessionId: null,
    });
    expect([written.length, jar.reads]).toEqual(before);
    // The other page's renewal alone.
    expect(clock.pending()).toBe(1);
  });

  it('is no marketing id without consent to marketing', () => {
    const { jar, openPage } = openBrowser();
    const { identity, allowed } = openPage(['measurement']);
    expect(identity.read().marketingId).toBeNull();
    expect(jar.list()).not.toHaveProperty('vitrine-marketing-id');
    allowed.add('marketing');
    expect(identity.read().marketingId).toMatch(uuid);
    allowed.delete('marketing');
    identity.clearMarketing();
    expect(identity.read().marketingId).toBeNull();
    expect(jar.list()).not.toHaveProperty('vitrine-marketing-id');
  });
});

describe('reading for each event', () => {
  it('gives the same object and reads no cookie', () => {
    const { jar, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    const { reads } = jar;
    for (let index = 0; index < 1000; index += 1) expect(identity.read()).toBe(ids);
    expect(jar.reads).toBe(reads);
  });

  it('gives the same object still when it had to look again and found the same', async () => {
    const { clock, jar, openPage } = openBrowser();
    const { identity } = openPage();
    const ids = identity.read();
    const { reads } = jar;
    await clock.advance(minutes(2));
    expect(identity.read()).toBe(ids);
    expect(jar.reads).toBeGreaterThan(reads);
  });
});
