import { defineDomain, type Ground } from '../../ground/domain.js';
import type { SiteSettings } from '../site-settings/index.js';
import { createFonts } from './fonts.js';
import { fontTables } from './tables.js';

interface Given extends Ground {
  readonly siteSettings: SiteSettings;
}

export const fonts = defineDomain({
  name: 'fonts',
  uses: ['site-settings'],
  tables: [{ name: '53 fonts', statements: fontTables }],
  open: (given: Given) => ({ fonts: createFonts(given) }),
});
