import { descriptionOf, website } from '../site.js';
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
    description: descriptionOf('about'),
    page: aboutPage,
    sheets: ['forms', 'website-forms'] as const,
    newsletter,
  };
}
