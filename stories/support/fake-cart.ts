import { createCartState, type CartLine, type CartRules } from './fake-cart-state.js';
import { answerCartCall } from './fake-cart-calls.js';
import { engravingForm } from './fake-form.js';
import { allProducts } from './products.js';

/** `parameters.cart` of a story: how the server that only pretends to be one answers its cart calls. */
export interface FakeCart extends CartRules {
  /** How many small fern mugs are in the shopper's cart at first. */
  holds?: number;
  /** What is in the cart at first, when that is more than mugs. */
  lines?: readonly CartLine[];
  /** Milliseconds until an answer; `Infinity` for none at all. */
  delay?: number;
  /** What a change is refused with; without it the change is made. */
  refusal?: Refusal | 'offline';
  /** How many calls are refused before one is taken; all of them if left out. */
  refusals?: number;
  /** The most pieces that one add really adds. */
  addsAtMost?: number;
  /** How many pieces the stock call answers; any number if left out. */
  inStock?: number;
  /** Whether the cart cannot be read. */
  isUnreadable?: boolean;
  /** How many readings fail before one succeeds; all of them if left out. */
  unreadable?: number;
}

interface Refusal {
  status: number;
  error?: string;
  code?: string;
  crumbFail?: boolean;
}

const cartCalls = '/api/commerce/shopping-cart';
const purchaseCalls = /\/(express-checkout|cart\/subscription|gift-card)$/;
const stockCall = '/api/commerce/inventory/stock/';
const productCall = /^\/api\/commerce\/products\/([^/]+)$/;
const censusCalls = '/api/census/';

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
    if (pathname.startsWith(cartCalls)) return answer(request, pathname.slice(cartCalls.length));
    if (purchaseCalls.test(pathname)) return answer(request, pathname);
    if (pathname === stockCall) {
      const { inStock = Infinity } = settings;
      const unlimited = inStock === Infinity;
      return Response.json({ results: [{ unlimited, qtyInStock: unlimited ? 0 : inStock }] });
    }
    if (pathname === `/api/forms/${engravingForm.id}`) return Response.json(engravingForm);
    if (pathname === `/api/rest/forms/validate/${engravingForm.id}`) return Response.json({});
    if (pathname.startsWith(censusCalls)) return new Response(null, { status: 204 });
    const [, id] = productCall.exec(pathname) ?? [];
    return id === undefined ? fetch(request) : answerProduct(id);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

function answerProduct(id: string): Response {
  const found = allProducts.find((product) => [product.id, product.urlId].includes(id));
  return found ? Response.json(found) : Response.json({}, { status: 404 });
}

function createServer({ holds = 0, lines = [], delay = 0, ...settings }: FakeCart) {
  const { refusal, addsAtMost = Infinity, isUnreadable = false } = settings;
  const mugs = holds > 0 ? [{ sku: 'MUG-FERN-SMALL', quantity: holds }] : [];
  const cart = createCartState([...mugs, ...lines], settings);
  let refusals = settings.refusals ?? Infinity;
  let unreadable = isUnreadable ? (settings.unreadable ?? Infinity) : 0;

  return async (request: Request, path: string): Promise<Response> => {
    await wait(delay, request.signal);
    if (request.method === 'GET') {
      return unreadable-- > 0 ? Response.json({}, { status: 500 }) : Response.json(cart.write());
    }
    if (refusal && refusals-- > 0) {
      if (refusal === 'offline') throw new TypeError('Failed to fetch');
      return Response.json(refusal, { status: refusal.status });
    }
    if (purchaseCalls.test(path)) return Response.json({ cartToken: 'of-the-story' });
    return answerCartCall(cart, request, path, addsAtMost);
  };
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
    if (delay < Infinity) setTimeout(done, delay);
  });
}
