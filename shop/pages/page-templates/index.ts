export { isInEnglish, pageNames, type PageName } from './page-names.js';
export { scriptTemplate } from './script-template.js';
export { openTemplates, type Templates } from './templates.js';
