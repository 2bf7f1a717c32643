export type { Expression, ExpressionLimits } from './expression.js';
export { parseExpression } from './expression.js';
export type { Outcome } from './run.js';
