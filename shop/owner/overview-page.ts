import { overviewView } from './views/overview.js';
import { ownerPage } from './owner-page.js';

const day = 24 * 60 * 60_000;

/** What waits for the owner, in the numbers of what the account may open. */
export const overviewPages = ownerPage({
  path: '/owner',
  place: 'Overview',
  area: 'overview',
  template: 'owner',
  async view({ services, mayOpen, crumb, problem }) {
    const now = Date.now();
    const lastDay = { environment: 'prod', since: now - day, until: now } as const;
    const view = overviewView({
      crumb,
      problem,
      orders: await services.orderManagement.count(),
      heldSubscriptions: (await services.subscriptions.count()).held,
      soldOut: await services.productEditor.countSoldOut(),
      forms: await services.forms.list(),
      groups: await services.restock.waiting(),
      listed: (await services.mailingList.counts()).confirmed,
      failedMails: (await services.mailer.counts()).failed,
      reviews: await services.writtenReviews.count('pending'),
      comments: (await services.comments.stateCounts()).pending,
      visitors: (await services.analytics.totals(lastDay)).visitors,
    });
    return { ...view, facts: view.facts.filter(({ path }) => mayOpen(path)) };
  },
});
