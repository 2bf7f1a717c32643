import type { ManualClock } from '../../../../support/manual-clock.js';
import { changeFakeCart, createFakeCart, toWire, type FakeCart } from './fake-carts.js';

/** What becomes of one request on its way, in milliseconds and mishaps. */
export interface Journey {
  /** It arrives even when the browser has given it up by then. */
  there?: number;
  back?: number;
  /** Lost before or after it was carried out; `silently` leaves the browser without even an error. */
  lost?: 'request' | 'answer' | 'request silently' | 'answer silently' | null;
  /** The network delivers the request a second time, so much later. */
  repeatedAfter?: number | null;
  /** Answered instead of being carried out. */
  failure?: { status: number; body: unknown } | null;
}

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  key: string | null;
  order: string | null;
  token: string | null;
  keepalive: boolean;
  /** The cart that the browser's cookie named when it was sent. */
  cookie: string | null;
}

interface Answer {
  status: number;
  body: unknown;
  /** What the cookie becomes when the answer is in. */
  cookie: string | null;
}

export type FakeServer = ReturnType<typeof createFakeServer>;

/**
 * The cart calls of docs/server/CONTRACT.md in memory, for one visitor with one cookie jar. A key is carried out
 * once; a repeat gets the answer of the first time.
 */
export function createFakeServer(clock: ManualClock) {
  const carts = new Map<string, FakeCart>();
  const answered = new Map<string, Answer>();
  const requests: SeenRequest[] = [];
  const additions: Array<{ key: string; cartId: string }> = [];
  const answeredTotals = new Set<string>();
  let current = createFakeCart('');
  /** Until its cookie has come back once, the visitor's crumb leads to a new cart. */
  let isKnown = true;
  let cookie: string | null = null;
  let lastId = 0;
  let maxQuantity = Infinity;
  let changesUnderWay = 0;
  let mostChangesUnderWay = 0;
  let plan: (request: SeenRequest) => Journey = () => ({});

  const rules = () => ({
    maxQuantity,
    nextId() {
      lastId += 1;
      return `e${lastId}`;
    },
  });

  function start(): FakeCart {
    current = createFakeCart(`cart-${carts.size + 1}`);
    carts.set(current.id, current);
    isKnown = false;
    return current;
  }

  function cartJson(cart: FakeCart) {
    const json = toWire(cart);
    answeredTotals.add(`${json.totalQuantity}/${json.subtotalCents}`);
    return json;
  }

  function refuse(status: number, error: string, code: string, kept: string | null): Answer {
    return { status, body: { error, code }, cookie: kept };
  }

  function answer(request: SeenRequest): Answer {
    const { method, key } = request;
    const known = key === null ? undefined : answered.get(key);
    // A repeat is of an earlier time: it does not lead a visitor who has a cart to another.
    if (known) return { ...known, cookie: request.cookie ?? known.cookie };
    let cart = request.cookie === null ? null : (carts.get(request.cookie) ?? null);
    if (cart === current) isKnown = true;
    if (cart?.lostAs) return refuse(410, 'This cart is no longer there.', cart.lostAs, null);
    if (method === 'GET') {
      return { status: 200, body: cartJson(cart ?? createFakeCart('')), cookie: request.cookie };
    }
    if (!key) return refuse(400, 'A change needs a key.', 'invalid-request', request.cookie);
    const place = placeOf(request);
    const isAdd = method === 'POST' && place[0] === 'entries';
    if (!cart && isAdd) cart = isKnown || current.lostAs ? start() : current;
    if (!cart) return refuse(410, 'This cart is no longer there.', 'cart-expired', null);
    const outcome = changeFakeCart(cart, { ...request, place }, rules());
    if ('refused' in outcome) {
      const { refused, error, code } = outcome;
      return refuse(Number(refused), String(error), String(code), cart.id);
    }
    if (isAdd) additions.push({ key, cartId: cart.id });
    const body = { ...outcome, shoppingCart: cartJson(cart) };
    answered.set(key, { status: 200, body, cookie: cart.id });
    return { status: 200, body, cookie: cart.id };
  }

  const wait = (ms: number) =>
    ms > 0 ? new Promise<void>((resolve) => clock.setTimeout(resolve, ms)) : Promise.resolve();
  const forever = () => new Promise<never>(() => undefined);

  async function see(request: Request): Promise<SeenRequest> {
    const sentWith = cookie;
    const url = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const seen = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      key: request.headers.get('Idempotency-Key'),
      order: request.headers.get('Intent-Order'),
      token: request.headers.get('X-Cart-Token'),
      keepalive: request.keepalive,
      cookie: sentWith,
    };
    requests.push(seen);
    return seen;
  }

  async function travel(seen: SeenRequest, signal: AbortSignal): Promise<Response> {
    const { there = 0, back = 0, lost, repeatedAfter, failure } = plan(seen);
    await wait(there);
    if (lost === 'request silently') return forever();
    if (lost === 'request') throw new TypeError('Failed to fetch');
    const given = failure ? { ...failure, cookie: seen.cookie } : answer(seen);
    if (repeatedAfter && !failure) clock.setTimeout(() => void answer(seen), repeatedAfter);
    await wait(back);
    if (lost === 'answer silently') return forever();
    if (lost === 'answer') throw new TypeError('Failed to fetch');
    if (!signal.aborted && !failure) cookie = given.cookie;
    return new Response(JSON.stringify(given.body), { status: given.status });
  }

  return {
    requests,
    /** What the calls asked, in words: `PUT /e1 {"quantity":2}`. */
    calls: () =>
      requests.map(({ method, path, body }) => {
        const place = path.split('/shopping-cart')[1]?.replace('/entries', '') ?? '';
        return [method, place, method === 'GET' ? '' : JSON.stringify(body)]
          .filter(Boolean)
          .join(' ');
      }),
    /** Totals some answer contained, as `quantity/subtotal`. */
    answeredTotals,
    /** Every add that was carried out, and in which cart. */
    additions,
    mostChangesUnderWay: () => mostChangesUnderWay,
    /** The cart that was started last; empty once it is lost. */
    cart: () => (current.lostAs ? createFakeCart('') : current),
    entries: () => (current.lostAs ? [] : current.entries),
    quantityOf(itemId: string): number {
      const lines = this.entries().filter((entry) => entry.itemId === itemId);
      return lines.reduce((sum, { quantity }) => sum + quantity, 0);
    },
    /** Puts lines `e1`, `e2` … into the cart, one of each item. */
    fill(...itemIds: string[]) {
      if (current.id === '') start();
      cookie = current.id;
      isKnown = true;
      for (const itemId of itemIds) {
        const body = { itemId, sku: `${itemId}-sku` };
        const request = { method: 'POST', place: ['entries'], body, order: null };
        changeFakeCart(current, request, rules());
      }
    },
    lose(code: 'cart-expired' | 'cart-purchased') {
      if (current.id === '') this.fill();
      current.lostAs = code;
    },
    limit(quantity: number) {
      maxQuantity = quantity;
    },
    /** Decides what becomes of each request from now on. */
    plan(next: typeof plan) {
      plan = next;
    },
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const seen = await see(request);
      if (seen.method === 'GET') return travel(seen, request.signal);
      changesUnderWay += 1;
      mostChangesUnderWay = Math.max(mostChangesUnderWay, changesUnderWay);
      const end = () => {
        changesUnderWay -= 1;
      };
      request.signal.addEventListener('abort', end, { once: true });
      const response = travel(seen, request.signal);
      response.then(end, end);
      return response;
    },
  };
}

const placeOf = ({ path }: SeenRequest): string[] =>
  (path.split('/shopping-cart/')[1] ?? '').split('/').map(decodeURIComponent);
