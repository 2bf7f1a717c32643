export { scan } from './scan.js';
export { printed, textState, type Place, type State } from './state.js';
export { track, type Visit } from './track.js';
