import { grantOf, isAllowed, refusalWords, seeOther } from '../server/index.js';
import type { Hono } from 'hono';
import type { PageVariables } from '../pages/security-headers.js';
import { overviewView } from './views/overview.js';
import { invitationPath } from './views/people.js';
import { mayOpen, refusedView, withRoles } from './views/page.js';
import { signInView } from './views/sign-in.js';
import { addAnalyticsPage } from './analytics-page.js';
import { addApiKeyPages } from './api-key-pages.js';
import { addCommentPages } from './comment-pages.js';
import { addDiscountPages, addShippingPages, addTaxPages } from './terms/index.js';
import { addCustomerPages } from './customer-pages.js';
import { addFontPages } from './font-pages.js';
import { addFormEditor } from './form-editor.js';
import { addLessonFilmPages } from './lesson-pages.js';
import { addLetterPages } from './letter-pages.js';
import { readProblem } from './list-pages.js';
import { addMailPages } from './mail-pages.js';
import { addMailingListPages } from './mailing-list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { addOrderList, addOrderPages } from './orders/index.js';
import { addProductPages } from './products/index.js';
import { addGiftCardPages } from './gift-card-pages.js';
import { addPeoplePages } from './people-pages.js';
import { addReviewPages } from './review-pages.js';
import { renderMissing } from './render-missing.js';
import { addRestockPages } from './restock-pages.js';
import { addSalesPages } from './sales-pages.js';
import { addSubscriptionPages } from './subscription-pages.js';
import { addSecurityPages } from './security-pages.js';
import { addSitePages } from './site-pages.js';

const day = 24 * 60 * 60_000;
const signInPath = '/owner/sign-in';
/** The pages to which a sign-in can redirect; every other address in `from` is ignored. */
const ownPath = /^\/owner(\/[\w-]+)*$/;

/** The owner's pages. They work without script and are not cached. */
export function addOwnerPages(app: Hono<PageVariables>, given: OwnerParts): void {
  const parts = forRoles(given);
  const { owners, crumbs, forms, restock, mailingList, mailer, analytics, writtenReviews } =
    parts.services;
  const { comments, orderManagement, productEditor, subscriptions } = parts.services;
  const { render } = parts;

  for (const path of ['/owner', '/owner/*']) {
    app.use(path, async (c, next) => {
      if (c.req.path === signInPath || c.req.path === invitationPath) return next();
      const session = await owners.session(c);
      if (session !== null) {
        // What the table does not contain is for administrators alone.
        const grant = grantOf(c.req.method, c.req.path) ?? { area: 'people', access: 'change' };
        if (isAllowed(session.roles, grant)) return next();
        const view = refusedView(crumbs.issue(c), refusalWords(grant));
        return render(c, 'owner-refused', view, { status: 403, cache: 'no-store' });
      }
      const isPage = c.req.method === 'GET' && ownPath.test(c.req.path) && c.req.path !== '/owner';
      const from = isPage ? `?${new URLSearchParams({ from: c.req.path })}` : '';
      return c.redirect(signInPath + from, seeOther);
    });
  }

  app.get(signInPath, async (c) => {
    const from = c.req.query('from') ?? '';
    if (await owners.isOwner(c)) return c.redirect(ownPath.test(from) ? from : '/owner', seeOther);
    const view = signInView({
      crumb: crumbs.issue(c),
      from: ownPath.test(from) ? from : '',
      problem: readProblem(c),
      needsCode: await owners.secondFactor.isUsed(),
    });
    return render(c, 'owner-sign-in', view, { cache: 'no-store' });
  });

  app.get('/owner', async (c) => {
    const now = Date.now();
    const lastDay = { environment: 'prod', since: now - day, until: now } as const;
    const view = overviewView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      orders: await orderManagement.count(),
      heldSubscriptions: (await subscriptions.count()).held,
      soldOut: await productEditor.countSoldOut(),
      forms: await forms.list(),
      groups: await restock.waiting(),
      listed: (await mailingList.counts()).confirmed,
      failedMails: (await mailer.counts()).failed,
      reviews: await writtenReviews.count('pending'),
      comments: (await comments.stateCounts()).pending,
      visitors: (await analytics.totals(lastDay)).visitors,
    });
    const roles = (await owners.session(c))?.roles ?? [];
    const facts = view.facts.filter(({ path }) => mayOpen(path, roles));
    return render(c, 'owner', { ...view, facts }, { cache: 'no-store' });
  });

  addOrderList(app, parts);
  addOrderPages(app, parts);
  addSubscriptionPages(app, parts);
  addGiftCardPages(app, parts);
  addDiscountPages(app, parts);
  addShippingPages(app, parts);
  addTaxPages(app, parts);
  addCustomerPages(app, parts);
  addSalesPages(app, parts);
  addProductPages(app, parts);
  addAnalyticsPage(app, parts);
  addFormEditor(app, parts);
  addLetterPages(app, parts);
  addMailPages(app, parts);
  addMailingListPages(app, parts);
  addRestockPages(app, parts);
  addReviewPages(app, parts);
  addCommentPages(app, parts);
  addSitePages(app, parts);
  addFontPages(app, parts);
  if (parts.groups.includes('lessons')) addLessonFilmPages(app, parts);
  addApiKeyPages(app, parts);
  addPeoplePages(app, parts);
  addSecurityPages(app, parts);

  // For all methods, as the middleware is: the table of roles has the routes of a page.
  app.all('/owner/*', (c) => renderMissing(parts, c));
}

/** Pages show each account what its roles may do. */
function forRoles(parts: OwnerParts): OwnerParts {
  const { owners } = parts.services;
  return {
    ...parts,
    async render(c, name, view, options) {
      const session = await owners.session(c);
      const shown = session === null ? view : withRoles(view, c.req.path, session.roles);
      return parts.render(c, name, shown, options);
    },
  };
}
