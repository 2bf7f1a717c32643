import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop behind a server that writes down what it is asked, for what the browser itself does not tell. */
export interface ShopProxy {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** As `METHOD /path`, in order. */
  readonly asked: string[];
  /** Pages of the test's own, by path. */
  readonly pages: Map<string, (answer: ServerResponse) => void>;
  /** Milliseconds that the answer to a POST takes longer; the shop gets it at once. */
  slowness: number;
  /** Paths whose answers never arrive; the shop has done what it was asked. */
  readonly loses: Set<string>;
  close(): Promise<void>;
}

export async function openShopProxy(shop: string): Promise<ShopProxy> {
  const { hostname, port } = new URL(shop);
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    proxy.asked.push(`${method} ${path}`);
    const own = proxy.pages.get(path);
    if (own) return own(answer);
    // A connection for each: the shop may close one that waits in the very moment it is used again.
    const agent = false;
    const outgoing = request({ hostname, port, path, method, headers, agent }, (response) => {
      const wait = method === 'POST' ? proxy.slowness : 0;
      setTimeout(() => {
        if (proxy.loses.has(path)) return answer.destroy();
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      }, wait);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const proxy: ShopProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: [],
    pages: new Map(),
    slowness: 0,
    loses: new Set(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
