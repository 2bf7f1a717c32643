// The pages of another site that sells from the shop, without cookies and without a server of its own.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const pages = fileURLToPath(new URL('pages', import.meta.url));
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const files = {
  '/': 'index.html',
  '/cart': 'cart.html',
  '/checkout': 'checkout.html',
  '/checkout.js': 'checkout.js',
  '/page.css': 'page.css',
};

/**
 * Serves the pages at 127.0.0.1 for the shop at `shop`, with the library's build from the folder `assets`. Resolves to the
 * server once it listens.
 */
export function servePages({ shop, assets, port = 0 }) {
  const server = createServer(async ({ url }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const own = Object.hasOwn(files, pathname) ? path.join(pages, files[pathname]) : null;
    const asset = /^\/assets\/((?:[\w-]+\/)*[\w.-]+\.js)$/.exec(pathname)?.[1];
    const file = own ?? (asset ? path.join(assets, asset) : null);
    try {
      if (!file) throw new Error('no such file');
      const data = await readFile(file, 'utf8');
      answer.writeHead(200, { 'Content-Type': types[path.extname(file)] });
      answer.end(own ? data.replaceAll('http://127.0.0.1:3000', shop) : data);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
