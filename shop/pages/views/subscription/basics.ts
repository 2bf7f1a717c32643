import { formStrings } from 'vitrine/core/i18n';
import { website } from '../../site.js';

/** What the pages of a subscription have in common. */
export function basics(heading: string, isWrong: boolean) {
  const title = `${heading} – ${website.siteTitle}`;
  return {
    heading,
    title: isWrong ? formStrings('errorTitle', { title }) : title,
    description: heading,
    page: null,
    analytics: { pageKind: 'subscription' },
    isCheckout: true,
    sheets: ['forms'] as const,
  };
}
