import * as chromium from './chromium.mjs';
import * as firefox from './firefox.mjs';
import * as webkit from './webkit.mjs';

/** By name: `needs()`, the programs that this machine lacks, and `open()`. */
export const drivers = { chromium, firefox, webkit };
export { sleep } from './tab.mjs';
