import { quantityProblem } from 'vitrine/core/product';
import { Problem } from '../../ground/http/index.js';

/** Converts a quantity of a JSON body, a number or a text, to the text that the widgets' rules read; a missing one means 1. */
export function toQuantityText(quantity: unknown): string {
  if (quantity === undefined || quantity === null) return '1';
  return typeof quantity === 'number' || typeof quantity === 'string' ? String(quantity) : '';
}

/**
 * Reads the new quantity of an entry: 0 removes it, otherwise the rules for adding apply.
 * @throws Problem with the sentence of storefront §5.
 */
export function readNewQuantity(text: string): number {
  const quantity = Number(text);
  if (text.trim() !== '' && quantity === 0) return 0;
  const problem = quantityProblem(text);
  if (problem !== null) throw new Problem(problem.code, { message: problem.message });
  return quantity;
}
