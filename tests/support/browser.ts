import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { browserArguments, findBrowser, findQuickBrowser } from '../../scripts/browser.mjs';

export interface BrowserOptions extends Pick<LaunchOptions, 'args'> {
  /** A browser that keeps pages in its back/forward cache, as shoppers' browsers do; a headless shell has none. */
  keepsPages?: boolean;
}

/** The Chromium of this machine, headless. Throws, naming the ways out, when there is none. */
export function launchBrowser({ keepsPages = false, args }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = keepsPages ? findBrowser() : findQuickBrowser();
  if (!executablePath) throw new Error('No Chromium found; npm test says what to do.');
  return chromium.launch({
    executablePath,
    args: args ?? browserArguments,
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  });
}

const launched = new Map<string, Promise<Browser>>();

/**
 * The browser with these options that all files of a worker share, because a launch costs a second of CPU. Tests close
 * their contexts; the browser ends with the worker.
 */
export async function shareBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = await launched.get(key);
  if (browser?.isConnected()) return browser;
  const next = launchBrowser(options);
  launched.set(key, next);
  return next;
}
