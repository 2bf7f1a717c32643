import { descriptionOf, website } from '../site.js';
import { say } from '../words/say.js';
import { toAddress } from './address.js';
import type { WebsiteFormView } from './parts/website-form.js';

/** The contact page as a submission refers to it. */
export const contactPage = {
  id: 'contact',
  contentSource: 'c',
  title: 'Contact',
  path: '/contact',
  permissionType: null,
} as const;

export interface ContactPage {
  /** Null if the owner has removed the form. */
  readonly form: WebsiteFormView | null;
  readonly newsletter: WebsiteFormView | null;
  /** URL of the commission form; null if there is none. */
  readonly commission: string | null;
}

export function contactView({ form, newsletter, commission }: ContactPage) {
  return {
    title: `${say('Contact')} – ${website.siteTitle}`,
    description: descriptionOf('contact'),
    page: contactPage,
    sheets: ['forms', 'website-forms'] as const,
    form,
    newsletter,
    commission: commission === null ? null : { url: toAddress(commission) },
  };
}
