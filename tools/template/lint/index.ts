export type { Finding, Level } from './finding.js';
export { instructionTags } from './hint.js';
export { lint, rules, type LintInput, type LintLanguage } from './lint.js';
export { suggest } from './suggest.js';
