import { website } from '../../site.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';

/** The page of a link in a mail, whose button opens the order. */
export function orderLinkView(crumb: string) {
  return {
    title: `${say('Your order')} – ${website.siteTitle}`,
    description: 'Open your order in this browser.',
    page: null,
    analytics: { pageKind: 'order-link' },
    isCheckout: true,
    sheets: ['forms'] as const,
    heading: say('Your order'),
    lead: say('This link opens your order in this browser. It works once.'),
    form: { url: toAddress('/order-link'), crumb, label: say('Show my order') },
  };
}
