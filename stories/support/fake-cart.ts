import { allProducts } from './products.js';

/** `parameters.cart` of a story: how the server that only pretends to be one answers its cart calls. */
export interface FakeCart {
  /** How many small fern mugs are in the shopper's cart at first. */
  holds?: number;
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** What an add is refused with; without it the item goes into the cart. */
  refusal?: Refusal | 'offline';
  /** How many calls are refused before one is taken; all of them if left out. */
  refusals?: number;
  /** The most pieces that one add really adds. */
  addsAtMost?: number;
  /** Whether the cart cannot be read. */
  isUnreadable?: boolean;
}

interface Refusal {
  status: number;
  error?: string;
  crumbFail?: boolean;
}

interface AddBody {
  itemId: string;
  sku: string | null;
  quantity: number | null;
}

const cartCalls = '/api/commerce/shopping-cart';
const productCall = /^\/products\/(.+)\.json$/;

/**
 * Answers the page's calls for a cart and for products, in place of a server, and leaves all others alone.
 * Returns what gives the page its network back.
 */
export function fakeCart(settings: FakeCart): () => void {
  const { fetch } = globalThis;
  const answer = createServer(settings);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(cartCalls)) return answer(request);
    const [, id] = productCall.exec(pathname) ?? [];
    return id ? Response.json(allProducts.find((product) => product.id === id)) : fetch(request);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function createServer({ holds = 0, delay = 0, ...settings }: FakeCart) {
  const { refusal, addsAtMost = Infinity, isUnreadable = false } = settings;
  const cart = new Map<string, number>();
  if (holds > 0) cart.set('MUG-FERN-SMALL', holds);
  let refusals = settings.refusals ?? Infinity;

  return async (request: Request): Promise<Response> => {
    await wait(delay, request.signal);
    if (request.method === 'GET') {
      return isUnreadable ? Response.json({}, { status: 500 }) : Response.json(writeCart(cart));
    }
    if (refusal && refusals-- > 0) {
      if (refusal === 'offline') throw new TypeError('Failed to fetch');
      return Response.json(refusal, { status: refusal.status });
    }
    const { itemId, sku, quantity } = (await request.json()) as AddBody;
    const key = sku ?? itemId;
    const addedQuantity = Math.min(quantity ?? 1, addsAtMost);
    cart.set(key, (cart.get(key) ?? 0) + addedQuantity);
    const shoppingCart = writeCart(cart);
    const entry = shoppingCart.entries.find(({ id }) => id === key);
    return Response.json({ shoppingCart, newlyAdded: { ...entry, addedQuantity } });
  };
}

function writeCart(quantities: ReadonlyMap<string, number>) {
  const entries = [...quantities].map(([key, quantity]) => writeEntry(key, quantity));
  return {
    id: 'cart',
    entries,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalCents: entries.reduce((sum, { subTotal }) => sum + subTotal, 0),
    currency: 'USD',
  };
}

function writeEntry(key: string, quantity: number) {
  const product = allProducts.find(
    ({ id, variants }) => id === key || variants.some(({ sku }) => sku === key),
  );
  const variant = product?.variants.find(({ sku }) => sku === key) ?? product?.variants[0];
  const purchasePriceCents = Math.round(Number(variant?.priceMoney.value ?? 0) * 100);
  return {
    id: key,
    itemId: product?.id ?? key,
    quantity,
    title: product?.title,
    chosenVariant: variant && { sku: variant.sku, attributes: variant.attributes },
    purchasePriceCents,
    subTotal: quantity * purchasePriceCents,
  };
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
    if (delay < Infinity) setTimeout(done, delay);
  });
}
