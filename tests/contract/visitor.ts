import { z } from 'zod';
import { cartSchema, entrySchema } from '../../shop/server/domains/carts/index.js';

export const shopOrigin = 'http://shop.test';
export const entriesPath = '/api/commerce/shopping-cart/entries';
export const cartPath = '/api/commerce/shopping-cart';

interface App {
  request(url: string, init: RequestInit): Response | Promise<Response>;
}

interface Message {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
  /** Leaves the crumb header out. */
  readonly withoutCrumb?: boolean;
}

/** A browser of the shop's own pages: it keeps cookies and sends the crumb back. */
export function createVisitor(app: App, cookies = new Map<string, string>()) {
  async function send(path: string, message: Message = {}): Promise<Response> {
    const headers = new Headers(message.headers);
    if (cookies.size > 0) {
      headers.set(
        'Cookie',
        [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      );
    }
    const crumb = cookies.get('crumb');
    if (crumb !== undefined && !message.withoutCrumb && !headers.has('X-CSRF-Token')) {
      headers.set('X-CSRF-Token', crumb);
    }
    const body = message.form ? new URLSearchParams(message.form) : message.body;
    if (message.json !== undefined) headers.set('Content-Type', 'application/json');
    const response = await app.request(new URL(path, shopOrigin).href, {
      method: message.method ?? 'GET',
      headers,
      ...(message.json !== undefined ? { body: JSON.stringify(message.json) } : body && { body }),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }

  return {
    cookies,
    send,
    /** Opens the shop: from then on there is a crumb. */
    async arrive() {
      await send(cartPath);
      return this;
    },
    add: (json: object, headers: Record<string, string> = {}) =>
      send(entriesPath, { method: 'POST', json, headers }),
    submit: (path: string, form: Record<string, string>) =>
      send(path, { method: 'POST', form: { crumb: cookies.get('crumb') ?? '', ...form } }),
    async cart() {
      return cartSchema.parse(await (await send(cartPath)).json());
    },
  };
}

export type TestVisitor = ReturnType<typeof createVisitor>;

export const mug = { itemId: 'item-mug', sku: 'MUG-OAT-SMALL', quantity: 1 };
export const scarceMug = { itemId: 'item-mug', sku: 'MUG-OAT-LARGE', quantity: 1 };

const addAnswer = z.object({
  shoppingCart: cartSchema,
  newlyAdded: entrySchema.extend({ addedQuantity: z.number() }),
});

const changeAnswer = z.object({
  shoppingCart: cartSchema,
  updatedEntry: entrySchema.nullable().optional(),
});

export const readAdd = async (response: Response) => addAnswer.parse(await response.json());
export const readChange = async (response: Response) => changeAnswer.parse(await response.json());
