// Why a page's calls fail: loaded when one has. Not part of `core`.
export { explainFailure, type FailedCall } from './explain-failure.js';
export { gather } from './gather.js';
export { judge, type Evidence, type Verdict } from './judge.js';
