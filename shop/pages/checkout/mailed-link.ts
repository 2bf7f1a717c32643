import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import type { StorefrontServices } from '../services.js';

type Answer = Response | Promise<Response>;

/** The page of a mail's link that opens an order in one more browser. */
export interface MailedLink {
  readonly route: string;
  /** The address of the route in a request, without the code. */
  pathIn(c: PageCall): string;
  /** The page with the button. */
  show(c: PageCall): Answer;
  /** The page of a link that opens nothing any more. */
  showEnded(c: PageCall): Answer;
  /** Where the button leads, by the order that the code opens: another tab of the browser may have brought it. */
  placeOf(orderId: string): string | Promise<string>;
}

/**
 * Answers `?code=`. The code leaves the address at once; a press of the page's button uses it up, because programs that
 * look at mails open links too.
 */
export function addMailedLink(
  app: Hono<PageVariables>,
  { checkout, orderLinks, crumbs }: Pick<StorefrontServices, 'checkout' | 'orderLinks' | 'crumbs'>,
  { route, pathIn, show, showEnded, placeOf }: MailedLink,
): void {
  app.get(route, (c) => {
    const code = c.req.query('code');
    if (code !== undefined) {
      checkout.linkCode.keep(c, code);
      return c.redirect(pathIn(c), seeOther);
    }
    return checkout.linkCode.read(c) === null ? showEnded(c) : show(c);
  });

  app.post(route, async (c) => {
    const { crumb } = await readForm(c);
    try {
      crumbs.check(c, crumb);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The page has another crumb now, so that the next press works.
      return c.redirect(pathIn(c), seeOther);
    }
    const code = checkout.linkCode.read(c);
    const orderId = code === null ? null : await orderLinks.redeem(code);
    checkout.linkCode.drop(c);
    if (orderId === null) return showEnded(c);
    checkout.grant(c, orderId);
    return c.redirect(await placeOf(orderId), seeOther);
  });
}
