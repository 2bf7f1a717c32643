export { analyticsPath, analyticsView, type AnalyticsPage } from './analytics.js';
export { periods, periodSpan, readPeriod, spanBefore, type PeriodName } from './periods.js';
