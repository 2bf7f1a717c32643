import { website } from '../site.js';
import { say } from '../words/say.js';

const savedPage = {
  id: 'saved',
  contentSource: 'c',
  title: 'Saved products',
  path: '/saved',
  permissionType: null,
} as const;

/** The page is the same for everybody: the list is on the visitor's device. */
export function savedView() {
  return {
    title: `${say('Saved products')} – ${website.siteTitle}`,
    description: 'The things that you have saved on this device.',
    page: savedPage,
    sheets: ['content'] as const,
  };
}
