export { createBus, type Bus, type BusEvents, type BusRecord } from './bus.js';
export { systemClock, type Clock } from './clock.js';
export { beforePress, controlsNamed, elementsOf, formAround, formMember } from './form-elements.js';
export { numberFormat, remember, rememberTexts } from './intl-cache.js';
export { isRecord } from './is-record.js';
export { ownMember } from './own-member.js';
export {
  isPrerendering,
  onActivation,
  onPageHidden,
  onPageLeave,
  onPageReturn,
  onPageShow,
  type LifecycleOptions,
  type PageShow,
} from './page-lifecycle.js';
export { readAddress, readPicture } from './read-address.js';
export {
  createConsoleReporter,
  type EarlyReport,
  type ReportContext,
  type Reporter,
} from './reporter.js';
export { createSubscribers, type Subscribers } from './subscribers.js';
export { readNumber } from './read-number.js';
