import type { ManualClock } from '../../../../support/manual-clock.js';

export interface WireEntry {
  id: string;
  itemId: string;
  quantity: number;
  chosenVariant: { sku: string; attributes: Record<string, string> } | null;
  additionalFields: unknown;
  /** The newest change to it: `Intent-Order`, as page and turn. */
  changed?: { page: string; turn: number };
}

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
}

export type FakeServer = ReturnType<typeof createFakeServer>;

const price = 100;

/**
 * The cart calls of storefront §7 in memory: one visitor, every piece costs 100. A key is carried out once; repeated,
 * it answers the cart as it is by then.
 */
export function createFakeServer(clock: ManualClock) {
  const done = new Map<string, unknown>();
  const requests: SeenRequest[] = [];
  const answeredTotals = new Set<string>();
  let entries: WireEntry[] = [];
  let lastId = 0;
  /** How the cart the visitor's cookie names came to its end. */
  let lostAs: 'cart-expired' | 'cart-purchased' | null = null;
  let maxQuantity = Infinity;
  let changesUnderWay = 0;
  let mostChangesUnderWay = 0;
  let plan: (request: SeenRequest) => Journey = () => ({});

  function cartJson() {
    const totalQuantity = entries.reduce((sum, entry) => sum + entry.quantity, 0);
    const subtotalCents = totalQuantity * price;
    answeredTotals.add(`${totalQuantity}/${subtotalCents}`);
    return {
      id: 'cart',
      currency: 'EUR',
      totalQuantity,
      subtotalCents,
      grandTotalCents: subtotalCents,
      entries: entries.map(({ changed: _changed, ...entry }) => ({
        ...entry,
        title: `Title of ${entry.itemId}`,
        subTotal: entry.quantity * price,
        purchasePriceCents: price,
        imageUrl: '/images/one.svg',
        itemUrl: '/shop/one',
      })),
    };
  }

  const refuse = (status: number, body: unknown) => ({ status, body });

  /** Notes the turn of a change; says whether the same page has made a newer one. */
  function isOvertaken(entry: WireEntry, order: string | null): boolean {
    if (order === null) return false;
    const [page = '', text] = order.split(';');
    const turn = Number(text);
    if (entry.changed?.page === page && entry.changed.turn > turn) return true;
    entry.changed = { page, turn };
    return false;
  }

  function add({ body, order }: Pick<SeenRequest, 'body' | 'order'>) {
    const sku = typeof body['sku'] === 'string' ? body['sku'] : null;
    const asked = typeof body['quantity'] === 'number' ? body['quantity'] : 1;
    let entry = entries.find(
      ({ itemId, chosenVariant }) =>
        itemId === body['itemId'] && (chosenVariant?.sku ?? null) === sku,
    );
    if (!entry) {
      lastId += 1;
      entry = {
        id: `e${lastId}`,
        itemId: String(body['itemId']),
        quantity: 0,
        chosenVariant: sku === null ? null : { sku, attributes: {} },
        additionalFields: body['additionalFields'],
      };
      entries.push(entry);
    }
    const addedQuantity = Math.min(asked, maxQuantity - entry.quantity);
    entry.quantity += addedQuantity;
    isOvertaken(entry, order);
    return { newlyAdded: { id: entry.id, addedQuantity } };
  }

  function change({ method, path, body, order }: SeenRequest) {
    const [entryId = '', isForm] = path.split('/entries/')[1]?.split('/') ?? [];
    const entry = entries.find(({ id }) => id === entryId);
    if (!entry) return null;
    if (!isForm && isOvertaken(entry, order)) return { updatedEntry: { id: entryId } };
    if (method === 'DELETE') entries = entries.filter(({ id }) => id !== entryId);
    else if (isForm) entry.additionalFields = body['additionalFields'];
    else entry.quantity = Math.min(Number(body['quantity']), maxQuantity);
    return { updatedEntry: { id: entryId } };
  }

  function answer(request: SeenRequest): { status: number; body: unknown } {
    if (lostAs) {
      const code = lostAs;
      // The answer's Set-Cookie ends the cookie that names the lost cart.
      lostAs = null;
      entries = [];
      return refuse(410, { error: 'This cart is no longer there.', code });
    }
    if (request.method === 'GET') return { status: 200, body: cartJson() };
    if (!request.key) return refuse(400, { error: 'A change needs a key.' });
    const result =
      done.get(request.key) ?? (request.method === 'POST' ? add(request) : change(request));
    if (!result) return refuse(404, { error: 'That line is not in the cart.' });
    done.set(request.key, result);
    return { status: 200, body: { ...result, shoppingCart: cartJson() } };
  }

  const wait = (ms: number) =>
    ms > 0 ? new Promise<void>((resolve) => clock.setTimeout(resolve, ms)) : Promise.resolve();
  const forever = () => new Promise<never>(() => undefined);

  async function see(request: Request): Promise<SeenRequest> {
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
    };
    requests.push(seen);
    return seen;
  }

  async function travel(seen: SeenRequest): Promise<Response> {
    const { there = 0, back = 0, lost, repeatedAfter, failure } = plan(seen);
    await wait(there);
    if (lost === 'request silently') return forever();
    if (lost === 'request') throw new TypeError('Failed to fetch');
    const { status, body } = failure ?? answer(seen);
    if (repeatedAfter && !failure) clock.setTimeout(() => void answer(seen), repeatedAfter);
    await wait(back);
    if (lost === 'answer silently') return forever();
    if (lost === 'answer') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
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
    mostChangesUnderWay: () => mostChangesUnderWay,
    entries: () => entries,
    quantityOf: (itemId: string) => entries.find((entry) => entry.itemId === itemId)?.quantity ?? 0,
    /** Puts lines `e1`, `e2` … into the cart, one of each item. */
    fill(...itemIds: string[]) {
      for (const itemId of itemIds) {
        const body = { itemId, sku: `${itemId}-sku` };
        add({ body, order: null });
      }
    },
    lose(code: 'cart-expired' | 'cart-purchased') {
      lostAs = code;
    },
    limit(quantity: number) {
      maxQuantity = quantity;
    },
    /** Decides what becomes of each request from now on. */
    plan(next: typeof plan) {
      plan = next;
    },
    async fetch(input: RequestInfo | URL): Promise<Response> {
      const request = input as Request;
      const seen = await see(request);
      if (seen.method === 'GET') return travel(seen);
      changesUnderWay += 1;
      mostChangesUnderWay = Math.max(mostChangesUnderWay, changesUnderWay);
      const end = () => {
        changesUnderWay -= 1;
      };
      request.signal.addEventListener('abort', end, { once: true });
      const response = travel(seen);
      response.then(end, end);
      return response;
    },
  };
}
