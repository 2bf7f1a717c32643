export { firstState } from './read-state.js';
export {
  headerFooterSchema,
  languageSettingsSchema,
  languagesSchema,
  languageStatusSchema,
  siteTextLimits,
} from './schemas.js';
export {
  ownLanguage,
  siteLanguages,
  type SiteLanguageCode,
  type SiteLanguage,
} from './site-languages.js';
export { keptFor, type SiteSettings } from './site-settings.js';
export type {
  FilmsOfLessons,
  FontFile,
  HeaderFooter,
  ShopFonts,
  SiteState,
  SiteWords,
} from './types.js';
