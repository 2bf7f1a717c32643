import type { BasketLine, Coverage } from './types.js';

/** The lines to which discounts and taxes apply: gift cards are money. */
export function goodsOf(lines: readonly BasketLine[]): readonly BasketLine[] {
  return lines.filter(({ productType }) => productType !== 'gift-card');
}

export function valueOf({ unitCents, quantity }: BasketLine): number {
  return unitCents * quantity;
}

export function linesValue(lines: readonly BasketLine[]): number {
  return sum(lines.map(valueOf));
}

export function isCovered({ productId, category }: BasketLine, covers: Coverage | null): boolean {
  if (covers === null) return true;
  return covers.products.includes(productId) || covers.categories.includes(category);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
