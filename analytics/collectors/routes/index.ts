// The calls of the collectors. Apart from these, which load later: storage may hold events of an earlier page.
export type { ErrorData, ErrorEventName, ErrorRecord } from './error-record.js';
export { deliverErrors, errorRoute, recordErrorsPath } from './error-route.js';
export { performanceRoute } from './performance-route.js';
export type { Place } from './place.js';
