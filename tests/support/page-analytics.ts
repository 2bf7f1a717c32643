import type { Analytics } from '../../analytics/index.js';

declare module '../../widgets/autoload/loader.js' {
  interface Loader {
    /** Put there by the script-tag entry of analytics. */
    readonly analytics?: Analytics;
  }
}
