import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  loadCart,
  prepareAdd,
  readFormIntent,
  readNewQuantity,
  readText,
  setLineQuantity,
} from '../carts/index.js';
import { Problem, toProblem, type Call, type Environment } from '../http/index.js';
import { changeCart } from './change-cart.js';
import { entryFormRoute } from './documents.js';
import type { Parts } from './parts.js';

const cartPage = '/cart';
const seeOther = 303;
const doublePressWindow = 30_000;

/** A form that a page sent by itself, without script: the answer is a page, not data. */
export function isFormPost(c: Call): boolean {
  const type = c.req.header('Content-Type') ?? '';
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/** Adds what a plain form asks for: on to the cart, or back to the product with the code of what is wrong. */
export async function addByForm(parts: Parts, c: Call, fields: Readonly<Record<string, unknown>>) {
  try {
    requireOwnPage(parts, c);
    const intent = readFormIntent(fields);
    await changeCart(parts, c, {
      crumb: intent.crumb,
      // The page comes back with the same key after Back: another choice, or a later press, is another intent.
      key: intent.idempotencyKey && [intent.idempotencyKey, intent],
      keyLifetime: doublePressWindow,
      content: intent,
      missingCart: 'replace',
      run: await prepareAdd(parts.catalogue, { ...intent, order: null }),
    });
    return c.redirect(cartPage, seeOther);
  } catch (error) {
    const product = await parts.catalogue.byId(readText(fields, 'itemId') ?? '', 'USD');
    return c.redirect(withProblem(product?.url ?? '/', parts, c, error), seeOther);
  }
}

/** The forms of the cart page: `action` is `update`, with a `quantity`, or `remove`. */
export function addCartForms(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(entryFormRoute, async (c) => {
    const { entryId } = c.req.valid('param');
    const fields = c.req.valid('form');
    try {
      requireOwnPage(parts, c);
      const isRemoval = readText(fields, 'action') === 'remove';
      const quantity = isRemoval ? 0 : readNewQuantity(readText(fields, 'quantity') ?? '');
      await changeCart(parts, c, {
        crumb: readText(fields, 'crumb'),
        key: undefined,
        content: fields,
        missingCart: 'refuse',
        async run(transaction, cartId, now) {
          await setLineQuantity(transaction, cartId, entryId, quantity, null);
          return { cart: await loadCart(transaction, cartId, now) };
        },
      });
      return c.redirect(cartPage, seeOther);
    } catch (error) {
      return c.redirect(withProblem(cartPage, parts, c, error), seeOther);
    }
  });
}

/** A form on another site has no crumb of ours; its visitor is sent to our page to decide there. */
function requireOwnPage({ callers, crumbs }: Parts, c: Call): void {
  if (callers.origin(c) === 'own') return;
  crumbs.issue(c);
  throw new Problem('crumb');
}

function withProblem(page: string, { reporter, visitors }: Parts, c: Call, error: unknown): string {
  const { code, status } = toProblem(error, reporter, `${c.req.method} ${c.req.path}`);
  if (status === 410) visitors.forgetCart(c);
  return `${page}?problem=${code}`;
}
