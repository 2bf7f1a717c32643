import type { CatalogueCurrency } from '../types.js';

/** Names of the fields of one variant, which stand once for each row. */
export const variantFields = (row: number) => ({
  sku: `v${row}-sku`,
  value: (option: number) => `v${row}-value${option}`,
  price: (currency: CatalogueCurrency) => `v${row}-price-${currency}`,
  sale: (currency: CatalogueCurrency) => `v${row}-sale-${currency}`,
  stock: `v${row}-stock`,
  /** The stock that the form showed; empty for a new variant. */
  shown: `v${row}-shown`,
  image: `v${row}-image`,
});

export const pictureFields = (index: number) => ({
  url: `p${index}-url`,
  alt: `p${index}-alt`,
  /** The name of the file; a picture that nobody has uploaded has none. */
  file: `p${index}-file`,
});

/** The version of the product that the form showed, so that a save does not undo that of another tab. */
export const seenField = 'seen';

export const optionField = (index: number) => `option${index}`;

/** How many rows and pictures the form has. */
export const rowCountField = 'rows';
export const pictureCountField = 'pictures';

/** A count that a form states, held to a limit. */
export function readCount(text: string | undefined, most: number): number {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0;
}
