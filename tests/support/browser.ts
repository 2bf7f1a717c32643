import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { browserArguments, findBrowser, findQuickBrowser } from '../../scripts/browser.mjs';

export interface BrowserOptions extends Pick<LaunchOptions, 'args'> {
  /** A browser that keeps pages in its back/forward cache, as shoppers' browsers do; a headless shell has none. */
  keepsPages?: boolean;
  /** Classic scroll bars, as on most desktops; by itself Playwright hides them. */
  showsScrollbars?: boolean;
}

/** Milliseconds that a page waits for what a test expects; Playwright's 30 seconds are too short on a busy machine. */
export const pagePatience = 60_000;

/** The Chromium of this machine, headless. Throws, naming the ways out, when there is none. */
function launchBrowser({
  keepsPages = false,
  showsScrollbars = false,
  args,
}: BrowserOptions = {}): Promise<Browser> {
  const ignoreDefaultArgs = [
    ...(keepsPages ? ['--disable-back-forward-cache'] : []),
    ...(showsScrollbars ? ['--hide-scrollbars'] : []),
  ];
  // A headless shell shows no scroll bars either.
  const executablePath = ignoreDefaultArgs.length > 0 ? findBrowser() : findQuickBrowser();
  if (!executablePath) throw new Error('No Chromium found; npm test says what to do.');
  return chromium.launch({
    executablePath,
    args: args ?? browserArguments,
    ignoreDefaultArgs,
  });
}

const launched = new Map<string, Promise<Browser>>();

/**
 * The browser with these options that all files of a worker share. Tests close their contexts; the browser ends with the
 * worker. One that could not start, or has ended, is launched again.
 */
export function shareBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const known = launched.get(key);
  if (known) return known;
  const browser = launchBrowser(options);
  launched.set(key, browser);
  const forget = () => void launched.delete(key);
  browser.then((one) => one.once('disconnected', forget), forget);
  return browser;
}
