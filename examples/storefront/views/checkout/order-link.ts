import { website } from '../../site.js';
import { say } from '../../words/say.js';

/** The page of a link in a mail, whose button opens the order. */
export function orderLinkView(crumb: string) {
  return {
    title: `${say('Your order')} – ${website.siteTitle}`,
    description: 'Open your order in this browser.',
    page: null,
    analytics: { pageKind: 'order-link' },
    isCheckout: true,
    isForm: true,
    crumb,
  };
}
