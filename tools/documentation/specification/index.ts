export { countKinds } from './count-kinds.js';
export { coverage } from './coverage.js';
export { findGaps, type ReadText } from './find-gaps.js';
export { kindOf, type CoverageDocument, type Kind, type Row } from './row.js';
