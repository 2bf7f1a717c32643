import { website } from '../site.js';

export function aboutView() {
  return {
    title: `About – ${website.siteTitle}`,
    description: `Who makes the things at ${website.siteTitle}, where, and how.`,
    page: {
      id: 'about',
      contentSource: 'c' as const,
      title: 'About',
      path: '/about',
      permissionType: null,
    },
  };
}
