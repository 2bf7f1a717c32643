import { readText } from '../carts/index.js';
import { readBody, toProblem, type Call } from '../http/index.js';
import { requireOwnPage, seeOther, withProblem } from '../routing/form-posts.js';
import type { Parts } from '../routing/context.js';
import { signUpBody } from './route-schemas.js';

/** The signup as a plain form: back to the product's page with what became of it, which the page puts into words. */
export async function signUpByForm(
  parts: Parts,
  c: Call,
  fields: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const product = await parts.catalogue.byId(readText(fields, 'productId') ?? '', 'USD');
  try {
    requireOwnPage(parts, c);
    parts.crumbs.check(c, readText(fields, 'crumb'));
    await countSignup(parts, c);
    const { siteVisitorEmail, ...signup } = readBody(signUpBody, {
      productId: readText(fields, 'productId'),
      variantId: readText(fields, 'variantId'),
      siteVisitorEmail: readText(fields, 'email'),
      isJoinMailingList: (readText(fields, 'isJoinMailingList') ?? '') !== '',
      captchaToken: readText(fields, 'captchaToken'),
    });
    await parts.restock.signUp({
      ...signup,
      siteVisitorEmail: siteVisitorEmail ?? '',
      captchaToken: signup.captchaToken ?? null,
    });
    return c.redirect(`${product?.url ?? '/'}?restock=signed-up`, seeOther);
  } catch (error) {
    if (product === null) return c.redirect(withProblem('/', parts, c, error), seeOther);
    const { code } = toProblem(error, parts.reporter, `${c.req.method} ${c.req.path}`);
    return c.redirect(`${product.url}?restock=${code}`, seeOther);
  }
}

/** By address, not by cart: whoever wants to sign up others could make a cart for each. */
export function countSignup({ limiter, callers }: Parts, c: Call): Promise<void> {
  return limiter.count('signups', `address:${callers.address(c)}`);
}
