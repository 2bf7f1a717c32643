import { describe, expect, it } from 'vitest';
import { openBrowser, spoilStorage, type IdentityUnderTest } from './set-up-identity.js';

describe('session info', () => {
  // platform §3: "isFirstLanding, isFirstSession, sessionId."
  it('knows the first landing and the session that began with it', () => {
    const { openPage } = openBrowser();
    const first = openPage().identity;
    expect(first.session()).toEqual({
      isFirstLanding: true,
      isFirstSession: true,
      sessionId: first.read().sessionId,
    });
    expect(first.session().isFirstLanding).toBe(true);
    expect(openPage().identity.session()).toMatchObject({
      isFirstLanding: false,
      isFirstSession: true,
    });
    // A tab of its own, later.
    sessionStorage.clear();
    expect(openPage().identity.session()).toMatchObject({
      isFirstLanding: false,
      isFirstSession: false,
    });
    expect(openPage().identity.session()).toMatchObject({ isFirstSession: false });
  });

  it.each([
    ['some seconds', (page: IdentityUnderTest) => page.clock.advance(10_000)],
    ['its end', () => window.dispatchEvent(new Event('pagehide'))],
  ])('counts a landing that nobody asked for after %s', async (_, pass) => {
    const { openPage } = openBrowser();
    const page = openPage();
    page.identity.read();
    expect(localStorage.getItem('vitrine:landed')).toBeNull();
    await pass(page);
    expect(localStorage.getItem('vitrine:landed')).toBe('true');
    expect(openPage().identity.session().isFirstLanding).toBe(false);
    expect(page.identity.session().isFirstLanding).toBe(true);
  });

  it.each([
    ['localStorage', 'denied'],
    ['localStorage', 'full'],
    ['sessionStorage', 'denied'],
    ['sessionStorage', 'full'],
  ] as const)('is neither first where %s is %s, and says so once', (area, how) => {
    const { openPage } = openBrowser();
    spoilStorage(area, how);
    const { identity, warnings } = openPage();
    for (let time = 0; time < 2; time += 1) {
      expect(identity.session()).toMatchObject({ isFirstLanding: false, isFirstSession: false });
    }
    identity.clear();
    expect(identity.session()).toMatchObject({ isFirstLanding: false, isFirstSession: false });
    expect(warnings).toEqual(['Unable access local/session storage.']);
  });
});
