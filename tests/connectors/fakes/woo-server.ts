import { wooOrigin, type FakeWooProduct } from './woo-catalogue.js';
import { showCart, wooChanges, type WooAnswer, type WooShop } from './woo-shop.js';

const root = '/wp-json';
const prefix = '/wc/store/v1';

/** The Store API over a shop in memory, for a page of another origin: by Cart-Token, without cookies. */
export function createWooServer(shop: WooShop, folder = ''): typeof fetch {
  function changeCart(path: string, token: string | null, body: object) {
    const visit = shop.findVisit(token);
    if (!visit) {
      return {
        visit,
        answer: refuse(
          401,
          'woocommerce_rest_missing_nonce',
          'Missing the Nonce header. This endpoint requires a valid nonce.',
        ),
      };
    }
    const refused =
      wooChanges[path]?.(visit, body as Record<string, unknown>, shop.products) ?? null;
    return { visit, answer: refused ?? { status: 200, body: showCart(visit) } };
  }

  function batch(json: unknown): WooAnswer {
    const { requests } = json as { requests: BatchPart[] };
    const responses = requests.map(({ path, body, headers }) => {
      const { answer } = changeCart(path.replace(prefix, ''), headers['Cart-Token'] ?? null, body);
      return { body: answer.body, status: answer.status, headers: {} };
    });
    return { status: 207, body: { responses } };
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${folder}${root}/wp/v2/pages`) {
      const page = shop.pages[searchParams.get('slug') ?? ''];
      // WordPress itself lets no page of another origin send a header that it does not know.
      return request.headers.has('Cart-Token')
        ? Response.error()
        : Response.json(page ? [{ link: wooOrigin + page }] : []);
    }
    if (!pathname.startsWith(folder + root + prefix)) return new Response('', { status: 404 });
    const path = pathname.replace(folder + root + prefix, '');
    const token = request.headers.get('Cart-Token');
    if (path === '/products') return toResponse(listProducts(shop.products, searchParams));
    if (path.startsWith('/products/'))
      return toResponse(readProduct(shop.products, path.slice(10)));
    if (path === '/batch') return toResponse(batch(await request.json()));
    if (path === '/cart' && request.method === 'GET') {
      const visit = shop.findVisit(token) ?? shop.beginVisit(searchParams.get('session'));
      return toResponse({ status: 200, body: showCart(visit) }, shop.tokenOf(visit));
    }
    if (!Object.hasOwn(wooChanges, path) || request.method !== 'POST') {
      return toResponse(refuse(404, 'rest_no_route', 'No route was found.'));
    }
    const { visit, answer } = changeCart(path, token, (await request.json()) as object);
    return toResponse(answer, shop.tokenOf(visit ?? shop.beginVisit(null)));
  };
}

interface BatchPart {
  readonly path: string;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

function refuse(status: number, code: string, message: string): WooAnswer {
  return { status, body: { code, message, data: { status } } };
}

function toResponse({ status, body }: WooAnswer, token?: string): Response {
  return Response.json(body, {
    status,
    headers: { Nonce: 'a1b2c3d4e5', ...(token && { 'Cart-Token': token }) },
  });
}

function readProduct(products: readonly FakeWooProduct[], reference: string): WooAnswer {
  const found = products.find(
    ({ id, json }) => String(id) === reference || json.slug === decodeURIComponent(reference),
  );
  return found
    ? { status: 200, body: found.json }
    : refuse(404, 'woocommerce_rest_product_invalid_slug', 'Invalid product slug.');
}

/** The filters of `GET /products` that the connector uses. Without a type there are no variations. */
function listProducts(products: readonly FakeWooProduct[], query: URLSearchParams): WooAnswer {
  const values = (name: string) => query.get(name)?.split(',') ?? null;
  const type = query.get('type');
  const found = products.filter(
    ({ id, parent, category, json }) =>
      (type === null ? json['type'] !== 'variation' : json['type'] === type) &&
      (values('include')?.includes(String(id)) ?? true) &&
      (values('parent')?.includes(String(parent)) ?? true) &&
      (values('slug')?.includes(json.slug) ?? true) &&
      (values('category')?.includes(category) ?? true) &&
      json.name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
  );
  if (query.get('orderby') === 'price') found.sort((one, other) => one.cents - other.cents);
  if (query.get('order') === 'desc') found.reverse();
  const size = Number(query.get('per_page') ?? 10);
  if (size < 1 || size > 100)
    return refuse(400, 'rest_invalid_param', 'Invalid parameter(s): per_page');
  const start = query.has('offset')
    ? Number(query.get('offset'))
    : (Number(query.get('page') ?? 1) - 1) * size;
  return { status: 200, body: found.slice(start, start + size).map(({ json }) => json) };
}
