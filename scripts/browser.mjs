import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const variables = ['VITRINE_BROWSER', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const onPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same engine without windows, of a Debian package: pages open in a quarter of the time. */
const headlessOnPath = 'chromium-headless-shell';
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const surroundings = () => ({
  environment: process.env,
  ownBrowser: chromium.executablePath(),
  exists: existsSync,
});

/**
 * The Chromium to test in: a variable that names one, Playwright's own, one on the PATH, Chrome's usual place.
 * Null when there is none; throws when a variable names a file that is missing, never a silent fallback.
 */
export function findBrowser({ environment, ownBrowser, exists } = surroundings()) {
  const named = findNamed(environment, exists);
  if (named) return named;
  const candidates = [ownBrowser, ...pathsOf(environment, onPath), ...usualPlaces];
  return candidates.find(exists) ?? null;
}

/**
 * The quickest Chromium to test in: as `findBrowser`, but a headless shell on the PATH comes before all that no
 * variable names. It keeps no pages in a back/forward cache.
 */
export function findQuickBrowser(given = surroundings()) {
  const { environment, exists } = given;
  const named = findNamed(environment, exists);
  if (named) return named;
  return pathsOf(environment, [headlessOnPath]).find(exists) ?? findBrowser(given);
}

function findNamed(environment, exists) {
  const name = variables.find((variable) => environment[variable]);
  if (!name) return null;
  const file = environment[name];
  if (exists(file)) return file;
  throw new Error(`${name} is set to ${file}, but there is no such file.`);
}

function pathsOf(environment, names) {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** Fetches Playwright's Chromium when no browser is there, or ends with what to do. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log('No Chromium or Chrome found; fetching Playwright’s own…');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (findBrowser()) return;
  console.error(
    [
      'The browser tests need a Chromium. Do one of these, then run npm test again:',
      '  1. apt-get install chromium   (or install Google Chrome)',
      '  2. npx playwright install chromium',
      '  3. VITRINE_BROWSER=/path/to/chromium npm test',
      'The other tests need none: npm test -- unit',
    ].join('\n'),
  );
  process.exit(1);
}
