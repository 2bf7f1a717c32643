import { website } from '../site.js';
import { say } from '../words/say.js';
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
    title: `${say('About')} – ${website.siteTitle}`,
    description: say('Who makes the things at {shop}, where, and how.', {
      shop: website.siteTitle,
    }),
    page: aboutPage,
    sheets: ['forms', 'website-forms'] as const,
    newsletter,
  };
}
