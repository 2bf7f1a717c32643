export { analyticsPath, analyticsView } from './analytics.js';
export { countAxis } from './axis.js';
export { barViews, round } from './shapes.js';
export { changeText } from './tiles.js';
export { countText, percentText } from './words.js';
export { periods, periodSpan, readPeriod, spanBefore, type PeriodName } from './periods.js';
