/**
 * What can happen to a call on its way. `random` decides once for each call, so that an answer of something in between
 * comes with and without the shop having done what it was asked.
 *
 * `execute`: what the shop gets of it: `no`, `yes`, `twice` (at the same moment) or `late` (after the browser has lost
 * its connection, and possibly after newer calls). `answer`: what the browser gets: `real`, `lost` (the connection
 * ends), `half` (it ends within the body), `cut` (a body that ends too early, whole for HTTP), or an answer.
 */
const html = '<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>';
const asHtml = { 'content-type': 'text/html; charset=utf-8' };
const page = (status, headers = {}) => ({ status, headers: { ...asHtml, ...headers }, body: html });

const instead = (answer) => (random) => ({ execute: random() < 0.5 ? 'no' : 'yes', answer });

/** Where a redirect of a hotspot leads. */
export const hotspotPath = '/hotspot';
export const hotspot = page(200);

export const faults = {
  delay: () => ({ execute: 'yes', answer: 'real', wait: 2500 }),
  hang: () => ({ execute: 'yes', answer: 'none' }),
  'drop-before': () => ({ execute: 'no', answer: 'lost' }),
  'drop-after': () => ({ execute: 'yes', answer: 'lost' }),
  double: () => ({ execute: 'twice', answer: 'real' }),
  late: () => ({ execute: 'late', answer: 'lost' }),
  truncate: () => ({ execute: 'yes', answer: 'half' }),
  cut: () => ({ execute: 'yes', answer: 'cut' }),
  // A limiter stands in front of the shop.
  429: () => ({ execute: 'no', answer: page(429, { 'retry-after': '1' }) }),
  500: instead(page(500)),
  502: instead(page(502)),
  503: instead(page(503, { 'retry-after': '1' })),
  504: instead(page(504)),
  html: instead(hotspot),
  302: instead({ status: 302, headers: { location: hotspotPath }, body: '' }),
  401: instead(page(401)),
  413: instead(page(413)),
  // No proxy makes up a success, empty or JSON: the shop has done it.
  204: () => ({ execute: 'yes', answer: { status: 204, headers: {}, body: '' } }),
  shape: () => ({
    execute: 'yes',
    answer: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"ok":true}' },
  }),
};
