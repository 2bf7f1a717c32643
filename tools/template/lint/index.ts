export type { Finding, Fix, Level } from './finding.js';
export { instructionTags } from './hint.js';
export { lint, rules, type LintLanguage } from './lint.js';
export { suggest } from './suggest.js';
