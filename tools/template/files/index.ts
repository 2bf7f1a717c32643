export { folderOf, isGlob } from './glob.js';
export { isTemplate, listTemplates, type Listed } from './list-templates.js';
export {
  isLocale,
  joinNames,
  noSettings,
  settingsFile,
  SettingsFinder,
  type Settings,
  type SettingsProblem,
} from './settings.js';
