import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const clients = 16;
/** Lines of one visitor; then the client is another visitor. */
const linesOfVisitor = 4;
const items = [
  { itemId: 'item-salt-cellar', sku: 'SALT' },
  { itemId: 'item-coffee-dripper', sku: 'DRIPPER' },
  { itemId: 'item-beeswax-tapers', sku: 'TAPERS' },
  { itemId: 'item-harbour-teapot', sku: 'TEAPOT' },
];

/** Sends requests from all clients at once for so many milliseconds; `createClient` makes the calls of one. */
export async function measure(duration, createClient) {
  const took = [];
  const started = performance.now();
  const until = started + duration;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const call = await createClient(index);
      while (performance.now() < until) {
        const from = performance.now();
        await call();
        took.push(performance.now() - from);
      }
    }),
  );
  took.sort((one, other) => one - other);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))];
  return {
    calls: took.length,
    perSecond: (took.length * 1000) / (performance.now() - started),
    p50: at(0.5),
    p99: at(0.99),
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

function send(port, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} ${path}: ${text}`));
        else resolve({ headers: answer.headers, text });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const post = (port, path, json, headers = {}) => {
  const body = JSON.stringify(json);
  const type = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return send(port, { method: 'POST', path, body, headers: { ...type, ...headers } });
};

const cookieOf = ({ headers }, name) =>
  (headers['set-cookie'] ?? []).find((line) => line.startsWith(`${name}=`))?.split(';')[0];

/** The yardstick's route, with the body of an add. */
export const addBare = (port, duration) =>
  measure(duration, () => () => post(port, '/add', { ...items[0], quantity: 1 }));

/** Keyed adds of visitors who each start a cart and put several lines into it, in turn at each of the servers. */
export const addLines = (ports, duration) =>
  measure(duration, async (index) => {
    const arrived = await send(ports[0], { method: 'GET', path: '/api/commerce/shopping-cart' });
    const crumb = cookieOf(arrived, 'crumb');
    const browser = `${cookieOf(arrived, 'BROWSER')}; ${crumb}`;
    let cart;
    let turn = index;
    const page = randomUUID();
    return async () => {
      turn += 1;
      if (turn % linesOfVisitor === 0) cart = undefined;
      const answer = await post(
        ports[turn % ports.length],
        '/api/commerce/shopping-cart/entries',
        { ...items[turn % items.length], quantity: 1, additionalFields: null },
        {
          'X-CSRF-Token': decodeURIComponent(crumb.slice('crumb='.length)),
          'Idempotency-Key': randomUUID(),
          'Intent-Order': `${page};${turn}`,
          Cookie: cart === undefined ? browser : `${browser}; ${cart}`,
        },
      );
      cart = cookieOf(answer, 'CART') ?? cart;
    };
  });

/** A product page of a visitor without cookies. */
export const openPages = (ports, duration) =>
  measure(duration, (index) => {
    let turn = index;
    return () => {
      turn += 1;
      return send(ports[turn % ports.length], { method: 'GET', path: '/shop/dune-mug' });
    };
  });
