import { website } from '../site.js';
import type { WebsiteFormView } from './parts/website-form.js';

export const aboutPage = {
  id: 'about',
  contentSource: 'c',
  title: 'About',
  path: '/about',
  permissionType: null,
} as const;

export function aboutView(newsletter: WebsiteFormView | null) {
  return {
    title: `About – ${website.siteTitle}`,
    description: `Who makes the things at ${website.siteTitle}, where, and how.`,
    page: aboutPage,
    isForm: true,
    isWebsiteForm: true,
    newsletter,
  };
}
