export { instructionTags } from './errors/index.js';
export type { Finding, Fix, Level } from './finding.js';
export { lint, type LintInput, type LintLanguage } from './lint.js';
export { optionTable } from './options/index.js';
export { rules } from './rules.js';
export { suggest } from './suggest.js';
