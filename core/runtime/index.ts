export type { Bus, BusEvents, BusRecord } from './bus.js';
export { systemClock, type Clock } from './clock.js';
export type { Config } from './config.js';
export { isInEditorFrame } from './editor-frame.js';
export { featureFlags, hasFeature, type FeatureFlag } from './feature-flags.js';
export { createConsoleReporter, type ReportContext, type Reporter } from './reporter.js';
export {
  configure,
  getRuntime,
  resetRuntime,
  type Configuration,
  type Runtime,
} from './runtime.js';
export type {
  EmailPattern,
  Member,
  PageKind,
  SiteContext,
  SitePage,
  StoreSettings,
} from './site.js';
export { version } from './version.js';
