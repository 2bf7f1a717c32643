// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findBrowser, findQuickBrowser } from '../../../scripts/browser.mjs';

const ownBrowser = '/own/chrome';

function find(environment: Record<string, string>, ...files: string[]) {
  return findBrowser({ environment, ownBrowser, exists: (path) => files.includes(String(path)) });
}

describe('findBrowser', () => {
  it.each([
    ['VITRINE_BROWSER first', { VITRINE_BROWSER: '/a', CHROME_PATH: '/b' }, '/a'],
    ['CHROME_PATH next', { CHROME_PATH: '/b', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/c' }, '/b'],
    ["Playwright's variable", { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/c' }, '/c'],
    ["Playwright's own browser", { PATH: '/usr/bin' }, ownBrowser],
  ])('takes %s', (_title, environment, expected) => {
    expect(find(environment, '/a', '/b', '/c', ownBrowser, '/usr/bin/chromium')).toBe(expected);
  });

  it('looks on the PATH, then in the usual places', () => {
    expect(find({ PATH: '/bin:/usr/bin' }, '/usr/bin/google-chrome')).toBe(
      '/usr/bin/google-chrome',
    );
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(find({}, mac)).toBe(mac);
  });

  it('refuses a variable that names a missing file', () => {
    expect(() => find({ CHROME_PATH: '/gone' }, ownBrowser)).toThrow(
      'CHROME_PATH is set to /gone, but there is no such file.',
    );
  });

  it('prefers a headless shell on the PATH for what needs no back/forward cache', () => {
    const quick = (environment: Record<string, string>, ...files: string[]) =>
      findQuickBrowser({
        environment,
        ownBrowser,
        exists: (path) => files.includes(String(path)),
      });
    const shell = '/usr/bin/chromium-headless-shell';
    const full = '/usr/bin/chromium';
    expect(quick({ PATH: '/usr/bin' }, shell, full, ownBrowser)).toBe(shell);
    expect(quick({ PATH: '/usr/bin', VITRINE_BROWSER: '/a' }, shell, '/a')).toBe('/a');
    expect(quick({ PATH: '/usr/bin' }, full)).toBe(full);
    expect(find({ PATH: '/usr/bin' }, shell, full)).toBe(full);
    expect(find({ PATH: '/usr/bin' }, shell)).toBeNull();
  });

  it('says so when there is none', () => {
    expect(find({})).toBeNull();
  });
});
