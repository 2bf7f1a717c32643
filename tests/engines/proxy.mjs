import { createServer } from 'node:http';
import { askShop, readBody } from '../faults/shop-call.mjs';

const complaintPath = '/__complaint';
const collectorPath = '/__collector.js';
/** A path in front of the shop's own, so that documents share neither faults nor cached files. */
const alias = /^\/__(\d+)(?=\/)/;

/** What a page complains of: its errors, rejections, logged errors and warnings, and refusals of its policy. */
const collector = `(() => {
const tell = (kind, text) => navigator.sendBeacon('${complaintPath}', JSON.stringify({ kind, text: String(text).slice(0, 600), page: location.pathname }));
addEventListener('error', (event) => event.target === window && tell('error', event.message + ' at ' + event.filename + ':' + event.lineno));
addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason?.stack ?? reason));
document.addEventListener('securitypolicyviolation', (event) => tell('policy', [event.violatedDirective, event.blockedURI, event.sample].join(' ')));
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => { tell(level, values.map((value) => value?.stack ?? value).join(' ')); log.apply(console, values); };
}
})();`;

/** A page as a browser without script sees it. */
const withoutScript = (html) =>
  html.replace(/<script\b(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<\/?noscript>/g, '');

/** Puts the collector into a page: as a file of the shop, with the page's own nonce where it has one. */
function withCollector(html, policy = '') {
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const script = `<script src="${collectorPath}"${nonce ? ` nonce="${nonce}"` : ''}></script>`;
  return html.replace('<head>', `<head>${script}`);
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What happens to a call: it is late, refused, dropped before the answer, or cut in the middle of it. */
const spoil = {
  late: (ms) => wait(ms).then(() => false),
  refused(_, response) {
    response.writeHead(503).end();
    return true;
  },
  dropped(_, response) {
    response.destroy();
    return true;
  },
};

/**
 * The shop behind a server that keeps every call, collects what pages complain of, and makes faults:
 * `{ match, times, how, ms }`, with `how` one of late, refused, dropped, cut.
 */
export async function openProxy(shop) {
  const calls = [];
  const complaints = [];
  const faults = [];
  /** Pages of a test's own, by path. */
  const pages = new Map();

  const server = createServer((incoming, response) => {
    take(incoming, response).catch(() => response.destroy());
  });

  async function take(incoming, response) {
    const { method, url } = incoming;
    const body = await readBody(incoming);
    if (body === null) return;
    if (url === complaintPath) {
      complaints.push(JSON.parse(body));
      return void response.writeHead(204).end();
    }
    if (url === collectorPath) {
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(collector);
    }
    const fault = faults.find((one) => one.times > one.hits && one.match.test(url));
    if (fault) {
      fault.hits += 1;
      if (await spoil[fault.how]?.(fault.ms, response)) return;
    }
    const own = pages.get(url);
    if (own !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      return void response.end(withCollector(own));
    }
    const call = { method, url, body: body.toString(), status: 0 };
    calls.push(call);
    await pass(incoming, body, { call, response, isCut: fault?.how === 'cut' });
  }

  async function pass({ method, url, headers: given }, body, { call, response, isCut }) {
    const { 'accept-encoding': _unused, ...headers } = given;
    const path = url.replace(alias, '');
    const upstream = await askShop(shop, { method, path, headers }, body);
    if (!upstream) return void response.destroy();
    call.status = upstream.status;
    let answer = upstream.body;
    if (String(upstream.headers['content-type']).startsWith('text/html')) {
      const html = answer.toString();
      answer = proxy.isScriptless
        ? withoutScript(html)
        : withCollector(html, upstream.headers['content-security-policy']);
    }
    const { 'transfer-encoding': _coding, ...kept } = upstream.headers;
    response.writeHead(upstream.status, {
      ...kept,
      ...(answer.length > 0 && { 'content-length': Buffer.byteLength(answer) }),
    });
    if (!isCut) return void response.end(answer);
    response.write(answer.subarray(0, answer.length / 2));
    await wait(20);
    response.destroy();
  }

  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const proxy = {
    base: `http://localhost:${server.address().port}`,
    calls,
    complaints,
    pages,
    isScriptless: false,
    seen: (method, part) =>
      calls.filter((call) => call.method === method && call.url.includes(part)),
    /** Lays a fault on the next calls whose address matches. */
    spoil(match, how, { times = 1, ms = 0 } = {}) {
      const fault = { match, how, times, ms, hits: 0 };
      faults.push(fault);
      return fault;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
