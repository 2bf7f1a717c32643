import type { SignUpGroupsJson } from '../../../server/index.js';
import { toAddress } from '../address.js';
import { countWords } from './count-words.js';
import { nextPageView } from './next-page.js';
import { ownerPage } from './page.js';

export interface OwnerRestockPage {
  readonly crumb: string;
  readonly problem: string | null;
  readonly groups: SignUpGroupsJson;
  /** Of the last send: how many went out, and how many of that variant still wait. */
  readonly last: { readonly sent: number; readonly remaining: number } | null;
}

/** Who waits for what, and the button that tells them. */
export function ownerRestockView({ crumb, problem, groups, last }: OwnerRestockPage) {
  const path = '/owner/restock';
  return {
    ...ownerPage({
      heading: 'Restock requests',
      place: 'restock',
      crumb,
      problem,
      notice: last && wordSend(last),
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

function wordSend({ sent, remaining }: { sent: number; remaining: number }): string {
  const done = `Sent to ${countWords(sent, 'shopper')}.`;
  return remaining === 0 ? done : `${done} ${remaining} remaining: send again.`;
}
