import { readBody, placeOf, toProblem, type Call } from '../../ground/http/index.js';
import {
  problemUrl,
  readText,
  requireOwnPage,
  seeOther,
  type FormFields,
} from '../../ground/routing/index.js';
import type { RestockRouteContext } from './route-context.js';
import { signUpBody } from './route-schemas.js';

/** The signup without script. Redirects to the product's page with the result in `?restock=`, which the page turns into a sentence. */
export async function signUpByForm(
  context: RestockRouteContext,
  c: Call,
  fields: FormFields,
): Promise<Response> {
  const findProduct = async () =>
    (await context.catalogue.kept()).sold(readText(fields, 'productId') ?? '')?.json;
  try {
    requireOwnPage(context, c);
    context.crumbs.check(c, readText(fields, 'crumb'));
    await countSignup(context, c);
    const { siteVisitorEmail, ...signup } = readBody(signUpBody, {
      productId: readText(fields, 'productId'),
      variantId: readText(fields, 'variantId'),
      siteVisitorEmail: readText(fields, 'email'),
      isJoinMailingList: (readText(fields, 'isJoinMailingList') ?? '') !== '',
      captchaToken: readText(fields, 'captchaToken'),
    });
    await context.restock.signUp({
      ...signup,
      siteVisitorEmail: siteVisitorEmail ?? '',
      captchaToken: signup.captchaToken ?? null,
    });
    return c.redirect(`${(await findProduct())?.url ?? '/'}?restock=signed-up`, seeOther);
  } catch (error) {
    const product = await findProduct();
    if (product === undefined) return c.redirect(problemUrl('/', context, c, error), seeOther);
    const { code } = toProblem(error, context.reporter, placeOf(c));
    return c.redirect(`${product.url}?restock=${code}`, seeOther);
  }
}

/** Limits by address, not by cart: an abuser could start a new cart for each signup. */
export function countSignup({ limiter, callers }: RestockRouteContext, c: Call): Promise<void> {
  return limiter.count('signups', `address:${callers.address(c)}`);
}
