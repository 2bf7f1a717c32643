import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';
import { createChanges } from '../../../../../tools/template/serve/changes.js';
import { findLess } from '../../../../../tools/template/serve/less.js';
import { printWidgets } from '../../../../../tools/template/serve/page-head.js';
import {
  headersFromShop,
  headersToShop,
  withCrumb,
} from '../../../../../tools/template/serve/shop-proxy.js';
import { createSiteServer } from '../../../../../tools/template/serve/site-server.js';
import { runWith } from '../memory-host.js';

it.each([
  [['serve', 'none'], 'The folder none cannot be read (there is none).'],
  [['serve', 'docs'], 'The folder docs holds no template'],
  [['serve', 'examples/site', '--data', 'none.json'], 'The data none.json cannot be read'],
  [['serve', 'examples/site', '--data', 'README.md'], 'README.md:1:1: error: Unexpected'],
])('%j ends with a sentence', async (args, sentence) => {
  const { status, err } = await runWith(args);
  expect(status).toBe(1);
  expect(err).toContain(sentence);
});

describe('what passes between the site and its shop', () => {
  const shop = new URL('https://shop.example');
  const own = 'http://localhost:4000';

  it.each([
    [
      { origin: own, referer: `${own}/a`, host: 'localhost:4000' },
      { origin: shop.origin, referer: `${shop.origin}/a`, host: 'shop.example' },
    ],
    [{ origin: 'https://evil.example' }, { origin: 'https://evil.example', host: 'shop.example' }],
    [
      { connection: 'close', cookie: 'a=b' },
      { cookie: 'a=b', host: 'shop.example' },
    ],
  ])('%j is sent as %j', (headers, sent) => {
    expect(headersToShop(headers, shop, own)).toEqual(sent);
  });

  it.each([
    [{ location: 'https://shop.example/cart?a=1' }, { location: '/cart?a=1' }],
    [{ location: 'https://pay.example/' }, { location: 'https://pay.example/' }],
    [{ 'set-cookie': ['a=b; Domain=shop.example; Path=/'] }, { 'set-cookie': ['a=b; Path=/'] }],
    [{ 'strict-transport-security': 'max-age=1', etag: 'x' }, { etag: 'x' }],
  ])('%j comes back as %j', (headers, given) => {
    expect(headersFromShop(headers, shop)).toEqual(given);
  });

  it.each([
    ['a=b', 'crumb=&a=b'],
    ['crumb=x&a=b', 'crumb=x&a=b'],
    ['', 'crumb='],
  ])('a form %j is posted as %j', (form, posted) => {
    expect(withCrumb(form)).toBe(posted);
  });
});

it('finds the LESS compiler that the author has installed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-less-'));
  expect(findLess(folder)).toBe(null);
  mkdirSync(path.join(folder, 'node_modules/less'), { recursive: true });
  writeFileSync(
    path.join(folder, 'node_modules/less/index.js'),
    "exports.render = async (source, { paths }) => ({ css: source + ' of ' + paths[0].split('/').pop() });",
  );
  expect(await findLess(folder)?.('a{}')).toBe('a{} of styles');
  rmSync(folder, { recursive: true });
});

it('prints the context of the widgets so that no text ends the script', () => {
  const data = { website: { id: '</script>', language: 'de-AT', currency: 'EUR' } };
  const printed = printWidgets({
    path: '/',
    query: new URLSearchParams(),
    headers: {},
    kind: 'page',
    data,
  });
  expect(printed.match(/<\/script>/g)).toHaveLength(2);
  expect(printed).toContain('"locale":"de-AT","currency":"EUR"');
});

describe('the server', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  const listen = async (server: Server) => {
    open.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const files = {
    'site.region': '<body>{squarespace.main-content}</body>',
    'pages/home.page': 'home',
  };
  const start = (shop: URL | null, isAuthor = false) =>
    listen(
      createSiteServer({
        site: createSite({ files }),
        widgets: { isThere: false, read: async () => null },
        changes: createChanges(),
        shop,
        isAuthor,
        answered: () => undefined,
        complain: () => undefined,
      }),
    );

  it('refuses to sell without a shop, in words that the caller reads', async () => {
    const address = await start(null);
    const called = await fetch(`${address}/api/commerce/shopping-cart`);
    expect(called.status).toBe(503);
    expect(await called.json()).toMatchObject({ error: { code: 'no-shop' } });
    const posted = await fetch(`${address}/x`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
    });
    expect([posted.status, await posted.text()]).toEqual([
      503,
      expect.stringContaining('--shop URL'),
    ]);
  });

  it('says when the shop does not answer', async () => {
    const shop = await listen(createServer((_, response) => response.destroy()));
    const address = await start(new URL(shop));
    const called = await fetch(`${address}/api/x`);
    expect([called.status, await called.text()]).toEqual([
      503,
      expect.stringContaining('does not answer'),
    ]);
    expect((await fetch(address)).status).toBe(200);
  });

  it('sends what the site does not have to the shop, and its own page for what neither has', async () => {
    const asked: string[] = [];
    const shop = await listen(
      createServer((call: IncomingMessage, response) => {
        asked.push(`${call.method} ${call.url} ${call.headers.host}`);
        response.statusCode = call.url === '/cart' ? 200 : 404;
        if (call.url === '/') response.setHeader('Set-Cookie', 'crumb=1; Path=/');
        response.end('of the shop');
      }),
    );
    const address = await start(new URL(shop));
    expect(await (await fetch(`${address}/cart`)).text()).toBe('of the shop');
    const missing = await fetch(`${address}/none`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('<body>'),
    ]);
    const home = await fetch(address);
    expect(home.headers.getSetCookie()).toEqual(['crumb=1; Path=/']);
    expect(asked[0]).toBe(`GET /cart ${new URL(shop).host}`);
  });

  it('asks no other host for an address that names one', async () => {
    const asked: string[] = [];
    const shop = await listen(
      createServer((call, response) => {
        asked.push(call.url ?? '');
        response.end('shop');
      }),
    );
    const { hostname, port } = new URL(await start(new URL(shop)));
    const call = request({ hostname, port, path: '//evil.example/api/', method: 'POST' }).end();
    const [answered] = (await once(call, 'response')) as [IncomingMessage];
    expect(await text(answered)).toBe('shop');
    expect(asked).toEqual(['//evil.example/api/']);
  });

  it('reloads the pages of the author alone', async () => {
    expect(await (await fetch(await start(null, true))).text()).toContain('EventSource');
    expect(await (await fetch(await start(null))).text()).toBe('<body>home</body>');
  });
});
