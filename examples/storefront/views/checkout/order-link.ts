import { website } from '../../site.js';

/** The page of a link in a mail, whose button opens the order. */
export function orderLinkView(crumb: string) {
  return {
    title: `Your order – ${website.siteTitle}`,
    description: 'Open your order in this browser.',
    page: null,
    analytics: { pageKind: 'order-link' },
    isCheckout: true,
    isForm: true,
    crumb,
  };
}
