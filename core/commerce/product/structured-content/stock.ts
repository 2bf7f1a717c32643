import { isSoldOut as hasNoStock } from '../stock.js';
import type { StructuredContent } from './content.js';

/** Whether a page shows 'sold out'; false for an unknown product type (template language §9.3.1). */
export function isSoldOut(content: StructuredContent): boolean {
  return content.productType === 'unknown' || hasNoStock(content);
}

/** Whether there is something to choose. */
export function hasVariants({ productType, variants }: StructuredContent): boolean {
  return productType !== 'digital' && variants.length > 1;
}
