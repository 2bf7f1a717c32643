import { knownCoupons, type CartState } from './fake-cart-state.js';
import { allProducts } from './products.js';

interface Body {
  itemId?: string;
  sku?: string | null;
  quantity?: number | null;
  additionalFields?: string | null;
  code?: string;
  country?: string;
  region?: string;
  postalCode?: string;
  optionId?: string;
}

/** Makes one change; `path` is what follows the cart's own. */
export async function answerCartCall(
  cart: CartState,
  request: Request,
  path: string,
  addsAtMost: number,
): Promise<Response> {
  const text = await request.text();
  const body = (text ? JSON.parse(text) : {}) as Body;
  const [, place, id = '', part] = path.split('/').map(decodeURIComponent);
  const call = `${request.method} ${place}${part ? `/${part}` : ''}`;
  switch (call) {
    case 'POST entries':
      return add(cart, body, addsAtMost);
    case 'PUT entries':
      return setQuantity(cart, id, body.quantity ?? 0);
    case 'DELETE entries':
      cart.remove(id);
      break;
    case 'PUT entries/additionalFields': {
      const line = cart.find(id);
      if (line) line.fields = JSON.parse(body.additionalFields ?? '{}') as Record<string, string>;
      break;
    }
    case 'POST coupons':
      return enter(cart, body.code ?? '');
    case 'DELETE coupons':
      cart.drop(id);
      break;
    case 'PUT shipping-location': {
      const { country = '', region = '', postalCode = '' } = body;
      cart.shipTo({ country, region, postalCode });
      break;
    }
    case 'PUT shipping-option':
      cart.ship(body.optionId ?? '');
      break;
    default:
      return refuse(404, 'not-found', `No call ${call}.`);
  }
  return answer(cart);
}

function add(cart: CartState, body: Body, addsAtMost: number): Response {
  const { itemId = '', quantity, additionalFields } = body;
  const sku = body.sku ?? allProducts.find(({ id }) => id === itemId)?.variants[0]?.sku ?? itemId;
  const addedQuantity = Math.min(quantity ?? 1, addsAtMost);
  const fields = additionalFields && (JSON.parse(additionalFields) as Record<string, string>);
  const line = cart.add({ sku, quantity: addedQuantity, ...(fields && { fields }) });
  const shoppingCart = cart.write();
  const entry = shoppingCart.entries.find(({ id }) => id === line.id);
  return Response.json({ shoppingCart, newlyAdded: { ...entry, addedQuantity } });
}

/** All or nothing, but fewer always. */
function setQuantity(cart: CartState, id: string, quantity: number): Response {
  const line = cart.find(id);
  if (!line) return refuse(404, 'entry-not-found', 'This item is no longer in your cart.');
  if (quantity > line.quantity && quantity > cart.stockOf(line.sku)) {
    return refuse(409, 'out-of-stock', 'Sorry, we do not have enough of that item available.');
  }
  if (quantity === 0) cart.remove(id);
  line.quantity = quantity;
  return answer(cart);
}

function enter(cart: CartState, typed: string): Response {
  const code = typed.toUpperCase();
  if (!knownCoupons.some((coupon) => coupon.code === code)) {
    return refuse(400, 'coupon-unknown', 'We do not know this coupon code.');
  }
  if (!cart.hasCode(code)) cart.enter(code);
  return answer(cart);
}

function answer(cart: CartState): Response {
  return Response.json({ shoppingCart: cart.write() });
}

function refuse(status: number, code: string, error: string): Response {
  return Response.json({ error, code }, { status });
}
