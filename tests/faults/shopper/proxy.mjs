import { createServer } from 'node:http';
import { askShop, readBody } from '../shop-call.mjs';
import { hotspot, hotspotPath } from './faults.mjs';

/** Milliseconds from the lost connection of a late call until the shop gets it: longer than the first repeat waits. */
export const lateness = 1500;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The cookie that names a cart, by whichever prefix. */
const isCart = (name) => /^(__Host-)?CART$/.test(name);

/**
 * The shop behind a server that spoils calls, for one visitor. `spoil(isMeant, fault)` lays a fault on the calls for
 * which `isMeant(method, path)`; `once` ends it after the first.
 */
export async function openSpoiler(shop) {
  /** The visitor's cookies as the shop has set them, whether or not the browser heard of it. */
  const jar = new Map();
  const carts = new Set();
  const orders = new Set();
  const seen = [];
  let fault = null;

  function learn({ headers }) {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      jar.set(name, value);
      if (isCart(name) && value !== '') carts.add(`${name}=${value}`);
    }
    const [, order] = /\/order-confirmed\/([^/?#]+)/.exec(headers.location ?? '') ?? [];
    if (order) orders.add(order);
  }

  async function ask(incoming, body) {
    const { method, url: path, headers: given } = incoming;
    const { 'accept-encoding': _unused, ...headers } = given;
    const reply = await askShop(shop, { method, path, headers }, body);
    if (reply) learn(reply);
    return reply;
  }

  async function execute(how, incoming, body) {
    if (how === 'no') return null;
    if (how === 'twice') {
      const [, second] = await Promise.all([ask(incoming, body), ask(incoming, body)]);
      return second;
    }
    return ask(incoming, body);
  }

  function pass(answer, reply) {
    if (!reply) return void answer.destroy();
    answer.writeHead(reply.status, reply.headers);
    answer.end(reply.body);
  }

  function takeFault(method, path) {
    if (!fault?.isMeant(method, path)) return null;
    const act = fault.next();
    if (fault.isOnce) fault = null;
    return act;
  }

  async function take(incoming, answer) {
    const { method, url, socket } = incoming;
    const path = url.split('?')[0];
    const body = await readBody(incoming);
    if (body === null) return;
    if (path === hotspotPath) return void pass(answer, hotspot);
    const act = takeFault(method, path);
    if (method !== 'GET') seen.push({ method, path, act: act?.name ?? null });
    if (!act) return void pass(answer, await ask(incoming, body));
    if (act.execute === 'late') {
      setTimeout(() => void ask(incoming, body), lateness);
      return void socket.destroy();
    }
    const reply = await execute(act.execute, incoming, body);
    await wait(act.wait ?? 0);
    if (act.answer === 'none') return;
    if (act.answer === 'lost') return void socket.destroy();
    if (typeof act.answer === 'object') return void pass(answer, act.answer);
    if (act.answer === 'real' || !reply) return void pass(answer, reply);
    const some = reply.body.subarray(0, Math.floor(reply.body.length / 2));
    if (act.answer === 'half') {
      answer.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length });
      answer.write(some);
      return void setTimeout(() => socket.destroy(), 20);
    }
    const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = reply.headers;
    pass(answer, { status: reply.status, headers, body: some });
  }

  const server = createServer((incoming, answer) => {
    take(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));

  /** The visitor's carts at the shop, each once. */
  async function readCarts() {
    const others = [...jar].filter(([name]) => !isCart(name)).map((pair) => pair.join('='));
    const found = new Map();
    for (const cart of carts) {
      const answer = await fetch(`${shop}/api/commerce/shopping-cart`, {
        headers: { cookie: [...others, cart].join('; ') },
      });
      if (answer.status === 410) continue;
      const json = await answer.json();
      found.set(json.id, json);
    }
    return [...found.values()];
  }

  return {
    origin: `http://localhost:${server.address().port}`,
    seen,
    orders,
    learn,
    jar,
    readCarts,
    spoil(isMeant, next, { isOnce }) {
      fault = { isMeant, next, isOnce };
    },
    heal() {
      fault = null;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
