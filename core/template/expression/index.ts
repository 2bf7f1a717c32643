export type { Expression, ExpressionLimits, ParseExpression } from './expression.js';
export { parseExpression } from './expression.js';
