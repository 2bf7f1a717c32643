// Loaded on pages in another language than English.
import { registerLocale, type Texts } from '../../core/i18n/index.js';
import { shorterLocale, textsOf } from '../../core/i18n/page-texts/index.js';
import { getRuntime } from '../../core/runtime/index.js';

/** Each pack is a chunk of its own. A page in `pt` gets the Portuguese of Brazil: there is no other. */
const packs: Readonly<Record<string, () => Promise<Texts>>> = {
  ar: async () => (await import('../../core/i18n/locales/ar.js')).ar,
  de: async () => (await import('../../core/i18n/locales/de.js')).de,
  es: async () => (await import('../../core/i18n/locales/es.js')).es,
  fr: async () => (await import('../../core/i18n/locales/fr.js')).fr,
  he: async () => (await import('../../core/i18n/locales/he.js')).he,
  it: async () => (await import('../../core/i18n/locales/it.js')).it,
  ja: async () => (await import('../../core/i18n/locales/ja.js')).ja,
  nl: async () => (await import('../../core/i18n/locales/nl.js')).nl,
  pl: async () => (await import('../../core/i18n/locales/pl.js')).pl,
  pt: async () => (await import('../../core/i18n/locales/pt-BR.js')).ptBR,
  sv: async () => (await import('../../core/i18n/locales/sv.js')).sv,
};

/** Milliseconds that widgets wait for a pack. */
export const patience = 5_000;

/**
 * Fetches and registers the texts of a language, BCP 47; of its base language if it has none of its own, and nothing
 * for a language without texts. The texts that the page registered itself stay. Never rejects: without its texts a page
 * is in English, and the console says why.
 */
export async function fetchTexts(language: string, from = packs): Promise<void> {
  const code = findPack(language, from);
  if (!code) return;
  let timer: number | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = self.setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience);
    });
    const texts = await Promise.race([from[code]?.(), late]);
    // The page's own translations win over these.
    registerLocale(code, { ...texts, ...textsOf(code) });
  } catch (error) {
    const where = `The texts in "${code}" could not be loaded; widgets speak English`;
    getRuntime().reporter.report(error, { where });
  } finally {
    clearTimeout(timer);
  }
}

/** The key of the closest pack; an empty text if there is none. */
function findPack(language: string, from: typeof packs): string {
  let code: string;
  try {
    [code = ''] = Intl.getCanonicalLocales(language.replaceAll('_', '-'));
  } catch {
    return '';
  }
  while (code && !Object.hasOwn(from, code)) code = shorterLocale(code);
  return code;
}
