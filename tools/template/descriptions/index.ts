export { describeRow, type Description } from './description.js';
export { formatterDescriptions } from './formatters.js';
export { instructionDescriptions } from './instructions.js';
export { describedPredicates, describePredicate } from './predicates.js';
