import type { Hono } from 'hono';
import { FurtherStep, Problem, seeOther } from '../../server/index.js';
import type { PageCall, PageVariables } from '../page-call.js';
import type { Typed } from '../views/parts/field.js';
import type { CheckoutContext } from './checkout-context.js';
import { actionOf } from './checkout-actions.js';
import { fillIn } from './fill-in.js';
import { leaveForStep, readBackKey } from './further-step.js';
import { showAgain, typedInto } from './kept-form.js';
import { renderCheckout, findCart } from './render-checkout.js';
import { readForm } from '../read-form.js';
import { nameCart } from './name-cart.js';
import { readMember } from './read-member.js';
import { showProblem } from './show-problem.js';

/** `/checkout` and `/subscription`: for the visitor's cart, or the cart of `?purchase=`. */
export function addCheckoutPages(app: Hono<PageVariables>, context: CheckoutContext): void {
  for (const path of ['/checkout', '/subscription']) {
    app.get(path, (c) => showCheckout(context, c));
    app.post(path, async (c) => postCheckout(context, c, await readForm(c)));
  }
}

export async function showCheckout(context: CheckoutContext, c: PageCall): Promise<Response> {
  const named = await nameCart(context, c);
  if (named instanceof Response) return named;
  const cart = await findCart(context, c, named);
  if (cart instanceof Response) {
    // The answer of an earlier press, with the cart's new token, was lost or overtaken.
    const isRenewed = (await context.services.checkout.present(c, named)) !== named.token;
    return isRenewed ? c.redirect(c.req.path + new URL(c.req.url).search, seeOther) : cart;
  }
  const draft = await context.services.checkout.drafts.take(c, named.token);
  const outcome = draft?.outcome ?? null;
  const typed = typedInto(cart, draft);
  // What is reported as missing is shown as missing.
  const isRefused = Object.keys(outcome?.errors ?? {}).length > 0;
  const member = await readMember(context, c);
  const countries = cart.requiresShipping ? cart.shippingCountries : [];
  return renderCheckout(context, c, {
    cart,
    typed: member === null || isRefused ? typed : fillIn(typed, member, countries),
    outcome,
    member,
    backKey: await readBackKey(context, c, named.token),
  });
}

/** Handles the posted form, by the button that was pressed. */
export async function postCheckout(
  context: CheckoutContext,
  c: PageCall,
  typed: Typed,
): Promise<Response> {
  const { checkout, crumbs, limits } = context.services;
  const named = await nameCart(context, c);
  if (named instanceof Response) return named;
  const isOrder = typed['action'] === 'place';
  // Counted before any query. An order that was refused counts, so that nobody tries out cards here.
  await limits.count(c, isOrder ? 'checkout' : 'changes', named.token);
  const key = typed['idempotencyKey'] ?? '';
  let { token } = named;
  try {
    crumbs.check(c, typed['crumb']);
    // From here on the cart holds who buys: whoever else had its token has it no longer.
    token = await checkout.hold(c, named);
    const cart = await findCart(context, c, { ...named, token }, key);
    if (cart instanceof Response) return cart;
    return await actionOf(typed)(context, c, { token, cart, typed });
  } catch (error) {
    const isStep = error instanceof FurtherStep;
    if (!isStep && (!(error instanceof Problem) || error.status >= 500)) throw error;
    // Reads the cart again, because the refusal may be caused by a change: less stock, another total, or an order already placed.
    const cart = await findCart(context, c, { ...named, token }, key);
    if (cart instanceof Response) return cart;
    const sent = { token, cart, typed };
    return isStep
      ? leaveForStep(context, c, sent, error)
      : showAgain(context, c, sent, showProblem(error, cart));
  }
}
