import { z } from '@hono/zod-openapi';
import { footerSchema, headerSchema } from './schemas.js';
import { inOrder, ownLanguage, siteLanguages } from './site-languages.js';
import type {
  AdPixel,
  FilmsOfLessons,
  HeaderFooter,
  Languages,
  ShopFonts,
  SiteState,
} from './types.js';

export interface SettingRow {
  readonly name: string;
  readonly value: unknown;
  readonly version: number;
}

const storedLanguages = z.object({ isConnected: z.boolean(), languages: z.array(z.string()) });
const storedAdPixel = z.object({ id: z.string().nullable() });
const storedFonts = z.object({
  heading: z.string().nullable(),
  text: z.string().nullable(),
  files: z.array(
    z.object({
      id: z.string(),
      family: z.string(),
      weights: z.tuple([z.number(), z.number()]),
      isItalic: z.boolean(),
    }),
  ),
});
const storedFilms = z.object({ films: z.record(z.string(), z.string()) });
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
const firstFonts: ShopFonts = { heading: null, text: null, files: [], version: 0 };
const firstFilms: FilmsOfLessons = { films: {}, version: 0 };

export const firstState: SiteState = {
  languages: firstLanguages,
  headerFooter: firstHeaderFooter,
  adPixel: firstAdPixel,
  fonts: firstFonts,
  lessonFilms: firstFilms,
};

/** Reads the rows by name. A language without words is left out. Throws for a row that this server did not write. */
export function readState(rows: readonly SettingRow[]): SiteState {
  const read = <Value extends { readonly version: number }>(
    name: string,
    parse: (value: unknown) => Omit<Value, 'version'>,
    first: Value,
  ) => {
    const row = rows.find((one) => one.name === name);
    return row ? { ...parse(row.value), version: row.version } : first;
  };
  return {
    languages: read('languages', (value) => offered(storedLanguages.parse(value)), firstLanguages),
    headerFooter: read('header-footer', storedHeaderFooter.parse, firstHeaderFooter),
    adPixel: read('ad-pixel', storedAdPixel.parse, firstAdPixel),
    fonts: read('fonts', storedFonts.parse, firstFonts),
    lessonFilms: read('lesson-films', storedFilms.parse, firstFilms),
  };
}

/** Without a connection the site is in its own language only (platform §7). */
function offered({
  isConnected,
  languages,
}: Pick<Languages, 'isConnected' | 'languages'>): Pick<Languages, 'isConnected' | 'languages'> {
  return { isConnected, languages: isConnected ? inOrder(languages) : [ownLanguage.code] };
}
