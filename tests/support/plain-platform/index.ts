import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { flavour } from '../flavour.js';
import { createCartRoutes, type PlainCart } from './cart-routes.js';
import { items } from './catalogue.js';
import { createFormRoutes } from './form-routes.js';
import { pages } from './pages.js';
import { readRequest, type PlainRequest, type PlainResponse } from './request.js';

export interface PlainPlatform {
  readonly origin: string;
  /** All requests for data, oldest first. */
  readonly requests: readonly PlainRequest[];
  /** Stored form submissions and restock signups, as they were sent. */
  readonly saved: readonly unknown[];
  readonly signUps: readonly unknown[];
  carts(): Iterable<PlainCart>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/**
 * A platform that answers what the storefront specification names (§3, §7) and nothing else: no currency in a cart, numeric
 * ids, ISO dates, prices as `decimalValue`, no idempotency keys, members it does not know refused. It shares no code with
 * the reference server.
 */
export async function openPlainPlatform(sold = items): Promise<PlainPlatform> {
  const requests: PlainRequest[] = [];
  const saved: unknown[] = [];
  const signUps: unknown[] = [];
  const carts = new Map<string, PlainCart>();
  const routes = [createCartRoutes(sold, carts), createFormRoutes(saved, signUps)];

  function answer(request: PlainRequest): PlainResponse {
    const show = pages[request.path];
    if (request.method === 'GET' && show) return { html: show(), cookies: ['crumb=plain; Path=/'] };
    for (const route of routes) {
      const response = route(request);
      if (response) return response;
    }
    // Tracking: "failures ignored", responses not shown.
    const isTracking = /^\/api\/(census|events)\//.test(request.path);
    return isTracking ? { status: 200, json: {} } : { status: 404, json: { error: 'Not found.' } };
  }

  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming).then((request) => {
      if (request.path.startsWith('/assets/'))
        return sendAsset(outgoing, flavour.folder, request.path);
      if (request.path.startsWith('/api/')) requests.push(request);
      return send(outgoing, answer(request));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    saved,
    signUps,
    carts: () => carts.values(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(
  outgoing: ServerResponse,
  { status = 200, json, html, cookies }: PlainResponse,
): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  if (cookies?.length) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.writeHead(status, { 'Content-Type': type }).end(html ?? JSON.stringify(json));
}

function sendAsset(outgoing: ServerResponse, folder: string, address: string): void {
  const file = path.join(folder, path.normalize(address.slice('/assets/'.length)));
  if (!existsSync(file)) {
    outgoing.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  outgoing.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
}
