import type { WaitingPage, WaitingVariant } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { nextPageView } from './next-page.js';
import { ownerView, type ShownPage } from './page.js';

export const restockPath = '/owner/restock';

export interface OwnerRestockPage extends ShownPage {
  readonly groups: WaitingPage;
  /** Result of the last send: mails queued, and signups remaining for the variant. */
  readonly last: { readonly sent: number; readonly remaining: number } | null;
}

/** Open restock signups with the present stock; the link of each leads to the question whether to send. */
export function ownerRestockView({ crumb, problem, groups, last }: OwnerRestockPage) {
  return {
    ...ownerView({ heading: 'Restock requests', crumb, problem, notice: last && sendText(last) }),
    groups: groups.variants.map((variant) => {
      const { productId, variantId } = variant;
      return {
        title: variant.productTitle,
        variant: variant.variantTitle || null,
        count: countWords(variant.count, 'shopper'),
        stock: stockText(variant.stock),
        send: {
          url: toAddress(`${restockPath}/send?${new URLSearchParams({ productId, variantId })}`),
        },
      };
    }),
    next: nextPageView(restockPath, groups.nextPageCursor),
  };
}

function sendText({ sent, remaining }: { sent: number; remaining: number }): string {
  const done =
    sent === 1 ? '1 mail is on its way.' : `${countWords(sent, 'mail')} are on their way.`;
  return remaining === 0
    ? done
    : `${done} ${countWords(remaining, 'shopper')} still waiting: send again.`;
}

function stockText(stock: number | null): string {
  if (stock === null) return 'Always in stock';
  return stock === 0 ? 'Sold out' : `${stock.toLocaleString('en-US')} in stock`;
}

/** The question before mails go out, with what speaks against it. */
export function restockSendView(crumb: string, variant: WaitingVariant, most: number) {
  const { productId, variantId, productTitle, variantTitle, stock, count } = variant;
  const name = [productTitle, variantTitle].filter(Boolean).join(', ');
  const now = Math.min(count, most);
  return {
    ...ownerView({ heading: `Notify about ${name}?`, crumb }),
    productId,
    variantId,
    facts: [
      { name: 'Product', value: name },
      { name: 'Stock', value: stockText(stock) },
      { name: 'Waiting', value: countWords(count, 'shopper') },
    ],
    warning: warningText(stock, count),
    later: count > most ? `The first ${most} get theirs now; press again for the others.` : null,
    send:
      count === 0 ? null : { url: toAddress(`${restockPath}/send`), label: sendLabel(now, stock) },
    back: { url: toAddress(restockPath) },
  };
}

function warningText(stock: number | null, count: number): string | null {
  if (stock === 0) {
    return 'It is still sold out. Shoppers would read that it is back and find that it is not. A request that has its mail is used up.';
  }
  if (stock !== null && stock < count) return 'More shoppers wait than there are pieces.';
  return null;
}

function sendLabel(count: number, stock: number | null): string {
  const mails = countWords(count, 'mail');
  return stock === 0 ? `Send ${mails} although it is sold out` : `Send ${mails}`;
}
