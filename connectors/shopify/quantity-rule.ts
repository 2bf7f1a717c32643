import { readQuantityRule, type QuantityRule } from '../../core/commerce/product/index.js';
import type { WireRule } from './schemas.js';

/** Shopify's rule of a variant, such as one for the buyers of a company. */
export const toQuantityRule = (rule: WireRule): QuantityRule | undefined =>
  readQuantityRule(rule && { ...rule, multipleOf: rule.increment });
