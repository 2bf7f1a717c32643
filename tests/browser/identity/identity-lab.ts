import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface IdentityLab {
  port: number;
  close(): Promise<void>;
}

const frames = (count: number, attributes = '') =>
  `<iframe src="/bare" ${attributes}></iframe>`.repeat(count);
const pages: Record<string, string> = {
  // Read when the test says so, in all tabs at once.
  '/quiet': '',
  '/bare': '<script>result = read()</script>',
  '/fifteen': frames(15),
  '/sandboxed': frames(1, 'sandbox="allow-scripts"'),
};
const read = `<script>
  function read() {
    return { ids: visitorLab.identity.read(), session: visitorLab.identity.session(), warnings: visitorLab.warnings };
  }
</script>`;

/** A server of bare pages with consent and identity. */
export async function openIdentityLab(): Promise<IdentityLab> {
  const script = await bundle();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://lab');
    if (pathname === '/lab.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void response.end(script);
    }
    const body = pages[pathname];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>Lab</title>
      <script src="/lab.js"></script>${read}${body ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('identity-page.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'identityPage' } },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('The lab’s page was not built.');
  return result.output[0].code;
}
