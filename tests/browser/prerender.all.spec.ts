import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { openShopProxy, type ShopProxy } from '../support/shop-proxy.js';

const rules = { prerender: [{ urls: ['/ahead'], eagerness: 'immediate' }] };
/** Renders /ahead ahead, and goes there when the test says so. */
const launcher = `<!doctype html><title>Launcher</title>
  <script type="speculationrules">${JSON.stringify(rules)}</script>
  <script>fetch('/go').then(() => (location.href = '/ahead'))</script>`;
/** A page that adds by itself as soon as it can, and tells when it has tried and when it is shown. */
const hasty = `<script type="module">
  const element = document.querySelector('.product vitrine-add-to-cart');
  await vitrine.load(element.localName);
  document.addEventListener('prerenderingchange', () => fetch('/shown'));
  void element.add();
  await element.updateComplete;
  await fetch(document.prerendering ? '/tried-ahead' : '/tried-late');
</script>`;

describe('a prerendered product page', () => {
  let proxy: ShopProxy;
  let chromium: ChildProcess;
  let profile: string;
  let goAhead: () => void;

  // A browser of its own: none that a debugger is attached to renders ahead.
  beforeEach(async () => {
    const shop = inject('shop');
    const answer = await fetch(`${shop}/shop/salt-cellar`);
    const page = (await answer.text()).replace('</body>', `${hasty}</body>`);
    const go = new Promise<void>((resolve) => (goAhead = resolve));

    proxy = await openShopProxy(shop);
    const send = (html: string) => (response: ServerResponse) => {
      const cookies = [...answer.headers.getSetCookie(), 'hasCart=true; Path=/'];
      response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': cookies });
      response.end(html);
    };
    const sendNothing = (response: ServerResponse) => void response.writeHead(204).end();
    proxy.pages.set('/launcher', send(launcher)).set('/ahead', send(page));
    proxy.pages.set('/go', (response) => void go.then(() => sendNothing(response)));
    for (const word of ['/tried-ahead', '/tried-late', '/shown'])
      proxy.pages.set(word, sendNothing);

    profile = mkdtempSync(path.join(tmpdir(), 'vitrine-profile-'));
    const flags = ['--headless', `--user-data-dir=${profile}`, `${proxy.origin}/launcher`];
    chromium = spawn(findBrowser()!, [...browserArguments, ...flags], {
      stdio: 'ignore',
      detached: true,
    });
  });
  afterEach(async () => {
    const ended = once(chromium, 'exit');
    // The whole group: a browser's helpers outlive it, and go on writing into the profile.
    process.kill(-chromium.pid!, 'SIGKILL');
    await ended;
    await proxy.close();
    // Node's own retries never look again for what was written after its first look.
    await vi.waitFor(() => rmSync(profile, { recursive: true, force: true }), 10_000);
  });

  it('makes no cart request until it is activated, not even an add', async () => {
    const cartCalls = () => proxy.asked.filter((call) => call.includes('/api/commerce/'));
    await expect.poll(() => proxy.asked, { timeout: 30_000 }).toContain('GET /tried-ahead');
    expect(cartCalls()).toEqual([]);
    goAhead();
    await expect.poll(() => proxy.asked, { timeout: 30_000 }).toContain('GET /shown');
    await expect.poll(() => cartCalls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
    console.info(`cart calls after it was shown: ${cartCalls().join(', ')}`);
  });
});
