import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SessionInfo, VisitorIds } from '../../analytics/session/index.js';
import { shareBrowser } from '../support/browser.js';
import { openIdentityLab, type IdentityLab } from './identity/identity-lab.js';

interface Found {
  ids: VisitorIds;
  session: SessionInfo;
  warnings: string[];
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const day = 24 * 60 * 60;
const names = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'];
const unstored = 'Unable to store analyticsId';
const noStorage = 'Unable access local/session storage.';

let browser: Browser;
let server: IdentityLab;
let origin: string;

beforeAll(async () => {
  [browser, server] = await Promise.all([shareBrowser(), openIdentityLab()]);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function openVisitor(): Promise<BrowserContext> {
  const visitor = await browser.newContext();
  onTestFinished(() => visitor.close());
  return visitor;
}

async function open(visitor: BrowserContext, address: string, base = origin): Promise<Page> {
  const page = await visitor.newPage();
  await page.goto(base + address);
  return page;
}

const find = (frame: Page | Frame) => frame.evaluate<Found>('read()');
const listCookies = async (visitor: BrowserContext) =>
  (await visitor.cookies()).map(({ name }) => name).sort();

describe('one visitor', () => {
  it('is one in fifteen frames at once, and lands once', async () => {
    const page = await open(await openVisitor(), '/fifteen');
    const frames = page.frames().slice(1);
    const all = await Promise.all(frames.map((frame) => frame.evaluate<Found>('result')));
    expect(all).toHaveLength(15);
    expect(all[0]?.ids.analyticsId).toMatch(uuid);
    for (const { ids } of all) expect(ids).toEqual(all[0]?.ids);
    expect(all.filter(({ session }) => session.isFirstLanding)).toHaveLength(1);
    expect(all.every(({ session }) => session.isFirstSession)).toBe(true);
  });

  it('is one in two tabs that open at once', async () => {
    const visitor = await openVisitor();
    const tabs = await Promise.all([open(visitor, '/quiet'), open(visitor, '/quiet')]);
    // Both wait for the same moment: an id is made in each of them, or in neither.
    const moment = Date.now() + 150;
    await Promise.all(
      tabs.map((tab) =>
        tab.evaluate((at) => {
          while (Date.now() < at);
          visitorLab.identity.read();
        }, moment),
      ),
    );
    await expect
      .poll(async () => {
        const [one, two] = await Promise.all(tabs.map(find));
        return JSON.stringify(one?.ids) === JSON.stringify(two?.ids);
      })
      .toBe(true);
  });
});

describe('the cookies', () => {
  it('have the specified lifetime, as far as the browser allows', async () => {
    const visitor = await openVisitor();
    const page = await open(visitor, '/bare');
    const now = Date.now() / 1000;
    const lifetimes = Object.fromEntries(
      (await visitor.cookies()).map(({ name, expires, path: whole, sameSite }) => {
        expect([whole, sameSite]).toEqual(['/', 'Lax']);
        return [name, expires === -1 ? null : expires - now];
      }),
    );
    const about = (seconds: number) => expect.closeTo(seconds, -2);
    expect(lifetimes).toEqual({
      ss_cid: about(390 * day),
      ss_cpvisit: about(390 * day),
      ss_cvisit: about(30 * 60),
      // Two years, which no browser gives.
      ss_cvr: about(400 * day),
      ss_cvt: about(30 * 60),
      'vitrine-marketing-id': about(390 * day),
      'vitrine-session-id': null,
    });
    const said = await page.evaluate(() => visitorLab.readLifetime('ss_cvr'));
    expect(said).toEqual(expect.closeTo(400 * day * 1000, -5));
  });

  it('are deleted in all tabs when the visitor refuses in one, those of a parent domain too', async () => {
    const visitor = await openVisitor();
    const shop = `http://www.shop.localhost:${server.port}`;
    await visitor.addCookies(
      names.map((name) => ({ name, value: 'somebody', domain: '.shop.localhost', path: '/' })),
    );
    const tabs = [await open(visitor, '/bare', shop), await open(visitor, '/bare', shop)];
    const [one, two] = tabs as [Page, Page];
    await one.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('vitrine-consent', { detail: { state: 'cookieless' } }),
      ),
    );
    expect(await listCookies(visitor)).toEqual([]);
    await expect.poll(() => two.evaluate(() => visitorLab.consent.state)).toBe('cookieless');
    for (const tab of tabs) {
      expect((await find(tab)).ids).toEqual({
        analyticsId: null,
        marketingId: null,
        sessionId: null,
        visitorCookie: null,
      });
    }
    expect(await listCookies(visitor)).toEqual([]);
    const stored = await one.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(stored).toEqual(['vitrine:consent']);
  });
});

describe('a sandboxed frame, which has no storage', () => {
  it('has an id of its own', async () => {
    const page = await open(await openVisitor(), '/sandboxed');
    const [, frame] = page.frames();
    const found = await find(frame!);
    expect(found.ids.analyticsId).toMatch(uuid);
    expect((await find(frame!)).ids).toEqual(found.ids);
    expect(found.session).toMatchObject({ isFirstLanding: false, isFirstSession: false });
    expect(found.warnings.sort()).toEqual([noStorage, unstored]);
  });
});
