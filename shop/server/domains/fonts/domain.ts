import { defineDomain, type Ground } from '../../domain.js';
import type { SiteSettings } from '../site-settings/index.js';
import { createFonts } from './fonts.js';

interface Given extends Ground {
  readonly siteSettings: SiteSettings;
}

export const fonts = defineDomain({
  name: 'fonts',
  uses: ['site-settings'],
  open: (given: Given) => ({ fonts: createFonts(given) }),
});
