export type { ExpressionLimits } from './expression.js';
export { parseExpression } from './expression.js';
