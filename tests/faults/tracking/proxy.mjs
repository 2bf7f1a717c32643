import { createServer } from 'node:http';
import { askShop, readBody } from '../shop-call.mjs';
import { describeCall, isIntake } from './calls.mjs';

/** Milliseconds a body takes to arrive. One whose connection has ended by then never did: localhost hides every abort. */
const roundTrip = 100;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const readable = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** Lets everything through. */
const healthy = () => ({});

/**
 * The shop behind a server that can fail. `pages` are answered by itself: `path => { type, body } | null`.
 *
 * Faults apply to intake calls alone. `setMode(mode)` takes a function `(n, call) => act`: `n` counts the calls with
 * probe events since it was set, 1 first; `act` may have `wait` (ms before the answer), `status` with `headers` and
 * `body` (an answer of the proxy's own; the shop hears nothing), `lose`: `before` or `after` the shop has stored it,
 * or `within` its answer.
 */
export async function openFaultProxy({ shop, pages }) {
  const log = [];
  let mode = healthy;
  let probeCalls = 0;

  async function takeCall(incoming, answer) {
    const { method, url: path, headers, socket } = incoming;
    const at = Date.now();
    const body = await readBody(incoming);
    if (body === null) return;
    const call = describeCall({ method, path, headers, body, at });
    log.push(call);
    await wait(roundTrip);
    if (socket.destroyed) return void (call.fate = 'aborted');
    if (call.tids.length > 0) probeCalls++;
    const act = mode(probeCalls, call);
    if (act.lose === 'before') {
      call.fate = 'lost';
      return void socket.destroy();
    }
    if (act.status) {
      Object.assign(call, { fate: 'refused', status: act.status });
      await wait(act.wait ?? 0);
      answer.writeHead(act.status, { ...readable, ...act.headers });
      return void answer.end(act.body ?? '');
    }
    const reply = await askShop(shop, { method, path, headers }, body);
    if (!reply) {
      call.fate = 'lost';
      return void socket.destroy();
    }
    Object.assign(call, { fate: 'arrived', status: reply.status });
    if (reply.status >= 400) call.answer = reply.body.toString('utf8').slice(0, 300);
    if (act.lose === 'after') return void socket.destroy();
    await wait(act.wait ?? 0);
    answer.writeHead(reply.status, reply.headers);
    if (act.lose === 'within') {
      // A browser repeats a call by itself when a connection used before ends without a first byte; not this one.
      answer.write(reply.body.subarray(0, 4));
      return void setTimeout(() => socket.destroy(), 20);
    }
    answer.end(reply.body);
  }

  async function passOn(incoming, answer) {
    const body = await readBody(incoming);
    const reply = body && (await askShop(shop, { ...incoming, path: incoming.url }, body));
    if (!reply) return void answer.destroy();
    answer.writeHead(reply.status, reply.headers);
    answer.end(reply.body);
  }

  const server = createServer((incoming, answer) => {
    const path = incoming.url.split('?')[0];
    const page = pages(path);
    if (page) {
      answer.writeHead(200, { 'content-type': page.type, ...page.headers });
      answer.end(page.body);
    } else if (isIntake(path)) void takeCall(incoming, answer);
    else
      void passOn(
        {
          url: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
          on: incoming.on.bind(incoming),
        },
        answer,
      );
  });
  // A browser keeps its connections for the next request; so does a shop.
  server.keepAliveTimeout = 60_000;
  const listen = (port) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
  await listen(0);
  const { port } = server.address();
  let isOpen = true;

  const proxy = {
    port,
    origin: `http://localhost:${port}`,
    /** The same server under a name that is another site to a browser. */
    elsewhere: `http://127.0.0.1:${port}`,
    log,
    setMode(next = healthy) {
      mode = next;
      probeCalls = 0;
    },
    /** Refuses connections, and ends those that are open. */
    async refuse() {
      isOpen = false;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async accept() {
      await listen(port);
      isOpen = true;
    },
    /** Probe ids that the shop has said to have. */
    arrived: () =>
      new Set(
        log
          .filter(({ fate, status }) => fate === 'arrived' && status < 300)
          .flatMap(({ tids }) => tids),
      ),
    close: async () => {
      if (isOpen) await proxy.refuse();
    },
  };
  return proxy;
}
