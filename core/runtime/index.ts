export {
  createConsoleReporter,
  systemClock,
  type Bus,
  type BusEvents,
  type BusRecord,
  type Clock,
  type EarlyReport,
  type ReportContext,
  type Reporter,
} from '../base/index.js';
export type { Config } from './config.js';
export { isInEditorFrame } from './editor-frame.js';
export { featureFlags, hasFeature, type FeatureFlag } from './feature-flags.js';
export { fetchJson } from './fetch-json.js';
export { getHttp } from './http.js';
export { CanceledError } from './canceled-error.js';
export { isCanceled } from './is-canceled.js';
export { toOutcome } from './to-outcome.js';
export type {
  Canceled,
  Done,
  Failed,
  Outcome,
  PageActions,
  Replacement,
  Replacements,
} from './page-actions.js';
export { runAction } from './run-action.js';
export {
  configure,
  getRuntime,
  reportVersion,
  resetRuntime,
  type Configuration,
  type Runtime,
} from './runtime.js';
export type { PageKind } from '../content/index.js';
export type { EmailPattern, Member, SiteContext, SitePage, StoreSettings } from './site.js';
export { version } from './version.js';
