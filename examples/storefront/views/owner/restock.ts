import type { SignUpGroupsJson } from '../../../server/index.js';
import { toAddress } from '../address.js';
import { countWords } from './count-words.js';
import { nextPageView } from './next-page.js';
import { ownerPage } from './page.js';

export interface OwnerRestockPage {
  readonly crumb: string;
  readonly problem: string | null;
  readonly groups: SignUpGroupsJson;
  /** Result of the last send: notifications sent and remaining for the variant. */
  readonly last: { readonly sent: number; readonly remaining: number } | null;
}

/** Open restock signups, with a button to notify the shoppers. */
export function ownerRestockView({ crumb, problem, groups, last }: OwnerRestockPage) {
  const path = '/owner/restock';
  return {
    ...ownerPage({
      heading: 'Restock requests',
      place: 'restock',
      crumb,
      problem,
      notice: last && sendText(last),
    }),
    groups: groups.signUpGroups.map(
      ({ productId, variantId, productTitle, variantTitle, count }) => ({
        productId,
        variantId,
        title: productTitle,
        variant: variantTitle || null,
        count: countWords(count, 'shopper'),
        send: { url: toAddress(`${path}/send`) },
      }),
    ),
    next: nextPageView(path, groups.nextPageCursor),
  };
}

function sendText({ sent, remaining }: { sent: number; remaining: number }): string {
  const done = `Sent to ${countWords(sent, 'shopper')}.`;
  return remaining === 0 ? done : `${done} ${remaining} remaining: send again.`;
}
