import { website } from '../site.js';
import { toAddress } from './address.js';
import type { WebsiteFormView } from './parts/website-form.js';

/** Where the contact form stands, as a submission tells it. */
export const contactPage = {
  id: 'contact',
  contentSource: 'c',
  title: 'Contact',
  path: '/contact',
  permissionType: null,
} as const;

export interface ContactPage {
  /** Null when the owner has taken the form away. */
  readonly form: WebsiteFormView | null;
  readonly newsletter: WebsiteFormView | null;
  /** The address of the form for commissions; null when there is none. */
  readonly commission: string | null;
}

export function contactView({ form, newsletter, commission }: ContactPage) {
  return {
    title: `Contact – ${website.siteTitle}`,
    description: `Write to ${website.siteTitle}, or come by the loft above the quay.`,
    page: contactPage,
    isForm: true,
    isWebsiteForm: true,
    form,
    newsletter,
    commission: commission === null ? null : { url: toAddress(commission) },
  };
}
