/** The pages under test: plain HTML with the two data scripts, the built client, and whatever else a host page does. */

const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const site = {
  websiteId: 'faults',
  templateId: 'plain',
  locale: 'en-US',
  currency: 'USD',
  storeSettings: {},
  featureFlags: [],
  page: null,
  cookiePolicy: null,
  editorFrame: false,
};

const analytics = {
  sourceEnvironment: 'prod',
  eventsOrigin: '',
  clients: ['pipeline', 'legacy', 'census'],
  cookies: { restrictive: false, absolute: false, banner: false },
  isTemplateSite: false,
  isDisabled: false,
  account: null,
  variantId: null,
  memberLocale: null,
  validate: false,
  performance: false,
  errors: false,
};

/** What the scenarios call: it numbers nothing and times everything by the clock that scripts cannot move. */
const probe = `
window.probe = {
  thrown: [],
  track(ids, { size = 0, schema = 'fault_probe' } = {}) {
    for (const tid of ids) {
      const at = performance.timeOrigin + performance.now();
      let pad = '';
      while (pad.length < size) pad += Math.random().toString(36).slice(2);
      this.send(schema, { tid, at, list: ['a', 'b'], ...(size && { pad: pad.slice(0, size) }) });
    }
  },
  send(schema, payload) {
    try {
      return vitrine.analytics.trackCustom(schema, payload);
    } catch (error) {
      this.thrown.push(String(error));
    }
  },
};`;

/** Things that host pages and browsers do to a client, each a script that runs before it. */
const hazards = {
  /** `moveClock(ms)`: the wall clock jumps; the page's own time goes on. */
  clock: `{
    const Real = Date;
    let moved = 0;
    window.moveClock = (ms) => { moved += ms; };
    window.Date = class extends Real {
      constructor(...parts) { if (parts.length === 0) super(Real.now() + moved); else super(...parts); }
      static now() { return Real.now() + moved; }
    };
  }`,
  full: `for (let size = 1 << 20, key = 0; size >= 1; key++) {
    try { localStorage.setItem('filler' + key, 'x'.repeat(size)); } catch { size >>= 1; }
  }`,
  denied: `for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });
  }`,
  noCookies: `Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false });`,
  noBeacon: `navigator.sendBeacon = () => false;`,
  noFetchLater: `delete window.fetchLater;`,
  noLocks: `Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, get: () => undefined });`,
  /** As prototype.js 1.6 does. */
  toJson: `Array.prototype.toJSON = function () {
    return '[' + this.map((value) => JSON.stringify(value)).join(', ') + ']';
  };`,
  throwingFetch: `{
    const real = window.fetch;
    let isBroken = false;
    window.breakFetch = (is) => { isBroken = is; };
    window.fetch = function (...parts) {
      if (isBroken) throw new TypeError('Illegal invocation');
      return real.apply(window, parts);
    };
  }`,
};

const client = `<script type="module" src="/assets/vitrine-analytics.js"></script>`;

/** @param settings over those of the site data; `site` in it over those of the page's. */
export function trackedPage({
  hazards: names = [],
  settings = {},
  site: own = {},
  tags = client,
  headers = {},
  body = '<h1>A page</h1>',
} = {}) {
  const scripts = [...names.map((name) => hazards[name]), probe];
  const data = { ...analytics, ...settings };
  return {
    type: 'text/html; charset=utf-8',
    headers: { 'cache-control': 'no-cache', ...headers },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="icon" href="data:,">
<script type="application/json" id="vitrine-site">${inScript({ ...site, ...own })}</script>
<script type="application/json" id="vitrine-analytics">${inScript(data)}</script>
${scripts.map((text) => `<script>${text}</script>`).join('\n')}
${tags}</head><body>${body}</body></html>`,
  };
}

/** A page of somebody else. */
export const plainPage = {
  type: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-cache' },
  body: '<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title><h1>Elsewhere</h1>',
};
