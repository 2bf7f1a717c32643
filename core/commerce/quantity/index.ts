export {
  quantityLimits,
  quantityProblem,
  parseQuantity,
  type QuantityProblemCode,
  type QuantityProblem,
} from './quantity.js';
