// @vitest-environment node
import { expect, it } from 'vitest';
import { deviceWords } from '../../../../../../shop/server/domains/owners/device-words.js';

const gecko = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${gecko} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [
    `${gecko} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${gecko} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `${gecko} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `${gecko} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${gecko} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `${gecko} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `${gecko} (Linux; Android 15; SM-S911B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${gecko} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Windows', 'Windows'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', 'Unknown browser'],
  ['<script>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is in words', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
