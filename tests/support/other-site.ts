import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

export type OtherPages = Readonly<Record<string, string>>;

/** The HTML of a page of another site: `body` after the script tag of the shop. */
export function pageOf(shop: string, body: string, attributes = ''): string {
  const script = `<script type="module" src="${shop}/assets/vitrine.js" data-api="${shop}" ${attributes}></script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another site</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${script}${body}</html>`;
}

/** Serves pages at 127.0.0.1, another site than the shop's localhost; `make` is called once, with its address. */
export function useOtherSite(port: number, make: (site: string) => OtherPages): string {
  const site = `http://127.0.0.1:${port}`;
  let server: Server;
  beforeAll(async () => {
    const pages = make(site);
    server = createServer(({ url = '/' }, response) => {
      const body = pages[new URL(url, site).pathname];
      if (body === undefined) return response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return site;
}
