import { z } from '@hono/zod-openapi';
import { footerSchema, headerSchema } from './schemas.js';
import { inOrder, ownLanguage, siteLanguages } from './site-languages.js';
import type { AdPixel, HeaderFooter, Languages, SiteState } from './types.js';

export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
  readonly version: number;
}

const storedLanguages = z.object({ isConnected: z.boolean(), languages: z.array(z.string()) });
const storedAdPixel = z.object({ id: z.string().nullable() });
const storedHeaderFooter = z.object({ header: headerSchema, footer: footerSchema });

/** Before the first save: every language, and no words of the owner. */
const firstLanguages: Languages = {
  isConnected: true,
  languages: siteLanguages.map(({ code }) => code),
  version: 0,
};
const firstHeaderFooter: HeaderFooter = {
  header: { announcement: null },
  footer: { text: null, links: [] },
  version: 0,
};
const firstAdPixel: AdPixel = { id: null, version: 0 };

export const firstState: SiteState = {
  languages: firstLanguages,
  headerFooter: firstHeaderFooter,
  adPixel: firstAdPixel,
};

/** What is stored, by name. A language whose words are gone is left out. Throws for a row that this server did not write. */
export function readState(rows: readonly SettingRow[]): SiteState {
  const find = (name: string) => rows.find((row) => row.name === name);
  const languages = find('languages');
  const headerFooter = find('header-footer');
  const adPixel = find('ad-pixel');
  return {
    languages: languages
      ? { ...offered(storedLanguages.parse(languages.value)), version: languages.version }
      : firstLanguages,
    headerFooter: headerFooter
      ? { ...storedHeaderFooter.parse(headerFooter.value), version: headerFooter.version }
      : firstHeaderFooter,
    adPixel: adPixel
      ? { ...storedAdPixel.parse(adPixel.value), version: adPixel.version }
      : firstAdPixel,
  };
}

/** Without a connection the site is in its own language only (platform §7). */
function offered({
  isConnected,
  languages,
}: Pick<Languages, 'isConnected' | 'languages'>): Pick<Languages, 'isConnected' | 'languages'> {
  return { isConnected, languages: isConnected ? inOrder(languages) : [ownLanguage.code] };
}
