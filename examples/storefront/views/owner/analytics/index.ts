export { analyticsPath, analyticsView } from './analytics.js';
export { periods, periodSpan, readPeriod, spanBefore, type PeriodName } from './periods.js';
