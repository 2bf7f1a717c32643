import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach } from 'vitest';
import { hasHaproxy, openHaproxy } from '../../../faults/copies/haproxy.mjs';

export const canRun = hasHaproxy();
export const title = canRun ? 'haproxy.cfg' : 'haproxy.cfg (skipped: haproxy is not installed)';

/** `hang up`: the copy ends the connection after the whole request, as a process does that is killed. */
type Reply = (sent: IncomingMessage) => { status: number; body?: string } | 'hang up';

export interface Copy {
  readonly port: number;
  readonly requests: readonly {
    readonly line: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  /** Lines of all requests, also of those whose bodies have not ended. */
  readonly begun: readonly string[];
  /** Statuses of the health checks. */
  readonly health: { live: number; ready: number };
  close(): Promise<unknown>;
}

/** Opens things in the place of copies, and haproxy in front of them; all are closed after each test. */
export function useBalancer() {
  const openings: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const close of openings.splice(0).reverse()) await close();
  });

  /** Something in the place of a copy. It is alive and ready unless the test says otherwise, and remembers its requests. */
  async function openCopy(reply: Reply = () => ({ status: 200 })): Promise<Copy> {
    const requests: Copy['requests'][number][] = [];
    const begun: string[] = [];
    const health = { live: 200, ready: 200 };
    const answer = async (sent: IncomingMessage, response: ServerResponse) => {
      const [, check] = /^\/api\/health\/(live|ready)$/.exec(sent.url ?? '') ?? [];
      if (check === 'live' || check === 'ready') {
        response.writeHead(health[check]).end();
        return;
      }
      const line = `${sent.method} ${sent.url}`;
      begun.push(line);
      let body = '';
      for await (const chunk of sent) body += String(chunk);
      requests.push({ line, headers: sent.headers, body });
      const said = reply(sent);
      if (said === 'hang up') sent.socket.destroy();
      else response.writeHead(said.status).end(said.body);
    };
    const server = createServer((sent, response) => void answer(sent, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The copy has no port.');
    const close = () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    openings.push(close);
    return { port: address.port, requests, begun, health, close };
  }

  async function balance(copies: readonly Copy[], options: object = {}) {
    const ports = copies.map(({ port }) => port);
    const balancer = await openHaproxy({ ports, isHurried: true, ...options });
    openings.push(() => balancer.close());
    const call = (path: string, init?: RequestInit) => fetch(balancer.origin + path, init);
    return Object.assign(call, { origin: balancer.origin, log: () => balancer.log.join('') });
  }

  return { openCopy, balance };
}

export const linesOf = (copies: readonly Copy[]) =>
  copies.flatMap(({ requests }) => requests.map(({ line }) => line));
export const statusOf = (answer: Promise<Response>) => answer.then(({ status }) => status);
