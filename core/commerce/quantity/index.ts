export {
  quantityLimits,
  quantityProblem,
  parseQuantity,
  type QuantityProblemCode,
  type QuantityProblem,
} from './quantity.js';
export { ruleForMore } from './rule-for-more.js';
export { isFixedQuantity, readQuantityRule, startQuantity, type QuantityRule } from './rule.js';
