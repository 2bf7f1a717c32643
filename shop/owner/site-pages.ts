import { siteLanguages } from '../server/index.js';
import { siteCollections } from '../pages/site-collections.js';
import { draftOf, readDraft, toHeaderFooter } from './views/header-footer-draft.js';
import { headerFooterPath, headerFooterView } from './views/header-footer.js';
import { languagesPath, languagesView } from './views/languages.js';
import { ownerPage } from './owner-page.js';
import { ownerRoute } from './owner-route.js';
import { readVersion } from './take-form.js';

/** What the owner chooses for the whole site: its languages, header and footer (platform §7). */
export const sitePages = [
  ...ownerPage({
    path: languagesPath,
    place: 'Languages',
    area: 'languages',
    template: 'owner-languages',
    async view({ services, crumb, problem, done }) {
      const state = (await services.siteSettings.read()).languages;
      return languagesView({ crumb, problem, state, done });
    },
    forms: {
      '': {
        action: 'languages-changed',
        back: languagesPath,
        async work({ services, typed, record }) {
          const languages = siteLanguages
            .map(({ code }) => code)
            .filter((code) => typed[`language.${code}`] !== undefined);
          const version = readVersion(typed);
          await services.siteSettings.saveLanguages({ languages, version }, record);
          return `${languagesPath}?done=saved`;
        },
      },
      off: {
        action: 'translation-disconnected',
        back: languagesPath,
        next: `${languagesPath}?done=off`,
        async work({ services, record }) {
          await services.siteSettings.disconnect(record);
        },
      },
    },
  }),
  ...ownerPage({
    path: headerFooterPath,
    place: 'Header and footer',
    area: 'header-footer',
    template: 'owner-header-footer',
    load: async ({ services }) => (await services.siteSettings.read()).headerFooter,
    view: ({ c, crumb, problem, refused }, stored) =>
      headerFooterView({
        crumb,
        draft: refused === null ? draftOf(stored) : readDraft(refused.typed),
        version: stored.version,
        problem,
        isOutdated: refused?.code === 'settings-changed',
        errors: refused?.errors ?? {},
        isSaved: refused === null && c.req.query('saved') !== undefined,
      }),
    forms: {
      '': {
        action: 'header-footer-saved',
        async work({ services, typed, record }, stored) {
          const draft = toHeaderFooter(readDraft(typed), stored);
          const version = readVersion(typed);
          await services.siteSettings.saveHeaderFooter({ ...draft, version }, record);
          return `${headerFooterPath}?saved`;
        },
      },
    },
  }),
  // What a link can lead to, for the script of the form.
  ownerRoute('GET', `${headerFooterPath}/collections`, 'header-footer', (_, c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ collections: siteCollections() });
  }),
];
