import { ownLanguage, siteLanguages, type SiteState } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { ownerView, type ShownPage } from './page.js';

export const languagesPath = '/owner/languages';

export interface LanguagesPage extends ShownPage {
  readonly state: SiteState['languages'];
  /** What the last action was, from the query. */
  readonly done: string | undefined;
}

const notices: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved. Visitors see it with their next page.'],
  ['off', 'Translations are off. Visitors see the shop in English.'],
]);

/** The languages that the shop has words for, with those that visitors may choose. */
export function languagesView({ crumb, problem, state, done = '' }: LanguagesPage) {
  const notice = notices.get(done) ?? null;
  return {
    ...ownerView({ heading: 'Languages', crumb, problem, notice }),
    save: { url: toAddress(languagesPath) },
    disconnect: state.isConnected ? { url: toAddress(`${languagesPath}/off`) } : null,
    version: String(state.version),
    choices: siteLanguages.map(({ code, title }) => ({
      code,
      title,
      english: code === ownLanguage.code ? null : englishName(code),
      isOwn: code === ownLanguage.code,
      isOffered: state.languages.includes(code),
    })),
  };
}

const names = new Intl.DisplayNames('en', { type: 'language' });
export const englishName = (code: string): string => names.of(code) ?? code;
