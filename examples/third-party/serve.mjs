// A page of another site that sells products of the shop, with a strict policy and without cookies:
//   ALLOWED_ORIGINS=http://127.0.0.1:4999 npm start
//   node examples/third-party/serve.mjs
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const usualPort = 4999;

/** The page's policy: scripts with its nonce, connections to the shop. */
const contentSecurityPolicy = (shop, nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `img-src ${shop}`,
    `connect-src ${shop}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Serves the page at 127.0.0.1 for the shop at `shop`. Resolves to the server once it listens. */
export function serveThirdParty(shop, port = usualPort) {
  const server = createServer(async ({ url }, answer) => {
    if (url === '/page.css') {
      answer.writeHead(200, { 'Content-Type': 'text/css' });
      return answer.end(await readFile(new URL('page.css', import.meta.url)));
    }
    if (url !== '/') return answer.writeHead(404).end();
    const nonce = randomBytes(16).toString('base64');
    const page = await readFile(new URL('index.html', import.meta.url), 'utf8');
    answer.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(shop, nonce),
    });
    answer.end(page.replaceAll('http://localhost:8080', shop).replace('NONCE', nonce));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveThirdParty(process.env.SHOP ?? 'http://localhost:8080');
  console.log(`The page of the other site: http://127.0.0.1:${usualPort}/`);
}
