/** The loader's entry to core: loads with the first early submit. */
export { drainEarly } from './early/index.js';
