import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { shareBrowser, type BrowserOptions } from '../../support/browser.js';
import { flavour } from '../../support/flavour.js';

interface Answer {
  /** Put before the lab's script. */
  head?: string;
  headers?: Record<string, string>;
  /** `later`: the test calls `lab.defineAll()` itself. */
  define?: 'at once' | 'later';
  /** Sends the rest of the page itself, after `body`. */
  stream?: (response: ServerResponse) => Promise<void>;
}

export interface Lab {
  readonly page: Page;
  /** What the page logged as error or warning, or threw. */
  readonly problems: string[];
  /** Opens a page with this body and the lab's widgets. */
  open(body: string, answer?: Answer): Promise<void>;
  /** As open, but does not wait for the page to be loaded. */
  start(body: string, answer?: Answer): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser page that any HTML can be put into, with the widgets of lab-page.tsx. */
export async function openLab(launch: BrowserOptions = {}): Promise<Lab> {
  const [script, browser] = await Promise.all([labScript(), shareBrowser(launch)]);
  const answers = new Map<string, (response: ServerResponse) => unknown>();
  answers.set('/lab.js', (response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  });
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) return void answer(response);
    response.statusCode = 204;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });

  function start(body: string, { head = '', headers = {}, define, stream }: Answer = {}) {
    const path = `/${answers.size}`;
    const later = define === 'later' ? ' data-later' : '';
    answers.set(path, async (response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.write(`<!doctype html><html lang="en"><head><title>Lab</title>${head}`);
      response.write(`<script src="/lab.js"${later}></script></head><body>${body}`);
      await stream?.(response);
      response.end('</body></html>');
    });
    problems.length = 0;
    return page.goto(origin + path, { waitUntil: 'commit' });
  }

  return {
    page,
    problems,
    start,
    async open(body, answer) {
      await start(body, answer);
      await page.waitForLoadState('load');
    },
    async close() {
      await page.context().close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let bundled: Promise<string> | undefined;

/** Bundled once for the files of a worker. */
const labScript = () => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    plugins: flavour.plugins,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: fileURLToPath(new URL('lab-page.tsx', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The lab was not bundled in one go.');
  return result.output[0].code;
}
