import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';

/** The Chromium of this machine, headless. Throws, naming the ways out, when there is none. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found; npm test says what to do.');
  return chromium.launch({ executablePath, args: browserArguments, ...options });
}
