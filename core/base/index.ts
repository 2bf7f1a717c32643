export { createBus, type Bus, type BusEvents, type BusRecord } from './bus.js';
export { systemClock, type Clock } from './clock.js';
export { keyOf, remember } from './intl-cache.js';
export { ownMember } from './own-member.js';
export { createConsoleReporter, type ReportContext, type Reporter } from './reporter.js';
