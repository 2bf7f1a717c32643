import type { FormSummary, FulfilmentState, WaitingPage } from '../../server/index.js';
import { locale } from '../../pages/site.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { ownerView, type ShownPage } from './page.js';

export interface OverviewPage extends ShownPage {
  readonly orders: Readonly<Record<FulfilmentState, number>>;
  /** Subscriptions whose next order could not be made. */
  readonly heldSubscriptions: number;
  /** Listed products of which nothing is left. */
  readonly soldOut: number;
  readonly forms: readonly FormSummary[];
  readonly groups: WaitingPage;
  /** Confirmed addresses of the mailing list. */
  readonly listed: number;
  readonly failedMails: number;
  /** Reviews that wait for a decision. */
  readonly reviews: number;
  /** Comments that wait for a decision. */
  readonly comments: number;
  /** Visitors of the last 24 hours. */
  readonly visitors: number;
}

/** The owner's overview: key figures with links to their pages. */
export function overviewView(page: OverviewPage) {
  const { crumb, problem, orders, soldOut, forms, groups, listed, failedMails, reviews, visitors } =
    page;
  const { heldSubscriptions: held } = page;
  const sent = forms.reduce((sum, { submissionCount }) => sum + submissionCount, 0);
  const waiting = groups.variants.reduce((sum, { count }) => sum + count, 0);
  const more = groups.hasNextPage ? 'more than ' : '';
  return {
    ...ownerView({ heading: 'Overview', crumb, problem }),
    facts: linked([
      {
        path: '/owner/orders?state=open',
        title: 'Orders',
        number: (orders.open + orders.part).toLocaleString(locale),
        words: `${countWords(orders.open + orders.part, 'order')} to send`,
      },
      ...(held === 0
        ? []
        : [
            {
              path: '/owner/subscriptions?state=held',
              title: 'Subscriptions',
              number: held.toLocaleString(locale),
              words: `${countWords(held, 'subscription')} held up`,
            },
          ]),
      {
        path: soldOut === 0 ? '/owner/products' : '/owner/products?stock=none',
        title: 'Products',
        number: soldOut.toLocaleString(locale),
        words: `${countWords(soldOut, 'product')} sold out`,
      },
      {
        path: '/owner/analytics',
        title: 'Analytics',
        number: visitors.toLocaleString(locale),
        words: `${countWords(visitors, 'visitor')} in the last 24 hours`,
      },
      {
        path: '/owner/forms',
        title: 'Forms',
        number: String(sent),
        words: `${countWords(sent, 'submission')} to ${countWords(forms.length, 'form')}`,
      },
      {
        path: '/owner/restock',
        title: 'Restock',
        number: String(waiting),
        words: `${more}${countWords(waiting, 'shopper')} waiting for a restock`,
      },
      {
        path: '/owner/reviews',
        title: 'Reviews',
        number: String(reviews),
        words: `${countWords(reviews, 'review')} waiting for a decision`,
      },
      {
        path: '/owner/comments',
        title: 'Comments',
        number: String(page.comments),
        words: `${countWords(page.comments, 'comment')} waiting for a decision`,
      },
      {
        path: '/owner/mailing-list',
        title: 'Mailing list',
        number: String(listed),
        words: `${countWords(listed, 'address')} subscribed`,
      },
      ...(failedMails === 0
        ? []
        : [
            {
              path: '/owner/mail?state=failed',
              title: 'Mail',
              number: String(failedMails),
              words: `${countWords(failedMails, 'mail')} could not be sent`,
            },
          ]),
    ]),
  };
}

interface Fact {
  readonly path: string;
  readonly title: string;
  readonly number: string;
  readonly words: string;
}

const linked = (facts: readonly Fact[]) =>
  facts.map((fact) => ({ ...fact, url: toAddress(fact.path) }));
