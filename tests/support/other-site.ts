import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export type OtherPages = Readonly<Record<string, string>>;

/** The HTML of a page of another site: `body` after the script tag of the shop. */
export function pageOf(shop: string, body: string, attributes = ''): string {
  const script = `<script type="module" src="${shop}/assets/vitrine.js" data-api="${shop}" ${attributes}></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another site</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${script}${body}</html>`;
}

/** Serves pages by path at 127.0.0.1, another site than the shop's localhost, for all tests of a file. */
export function useOtherSite(port: number, make: () => OtherPages): string {
  let end = () => {};
  beforeAll(async () => {
    end = await servePages(port, make());
  });
  afterAll(() => end());
  return `http://127.0.0.1:${port}`;
}

/** Serves the pages of a test's own site by path; `%SHOP%` in them is the shop's address. Returns what ends it. */
export function serveOtherSite(port: number, shop: string, pages: OtherPages): Promise<() => void> {
  const whole = Object.entries(pages).map(([path, page]) => [
    path,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Other site</title><main>${page.replaceAll('%SHOP%', shop)}</main></html>`,
  ]);
  return servePages(port, Object.fromEntries(whole) as OtherPages);
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

/** Serves the files of a folder at 127.0.0.1, and the given pages before them. Returns what ends it. */
export function serveFolder(
  port: number,
  folder: string,
  pages: OtherPages = {},
): Promise<() => void> {
  return serve(port, (path, response) => {
    const file = join(folder, path === '/' ? 'index.html' : path);
    const text = pages[path] ?? (existsSync(file) ? readFileSync(file) : undefined);
    if (text === undefined) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    const type = mimeTypes[path in pages ? '.html' : extname(file)] ?? 'text/plain';
    return response.writeHead(200, { 'Content-Type': type }).end(text);
  });
}

function servePages(port: number, pages: OtherPages): Promise<() => void> {
  return serve(port, (path, response) => {
    const page = pages[path];
    if (page === undefined) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
}

async function serve(
  port: number,
  answer: (path: string, response: ServerResponse) => unknown,
): Promise<() => void> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    // Where pages are cleaned for the next test.
    if (pathname === '/robots.txt') return void response.end('User-agent: *');
    answer(pathname, response);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
