import { scarceQuantity, type Variant } from '../../../core/commerce/product/index.js';

export interface NoticeTerms {
  readonly threshold: number;
  /** Whether the message has to be made here: there is a `text`, or no content. */
  readonly isCounted: boolean;
  /** The variant that the content is about; null for all of them. */
  readonly attributes: Readonly<Record<string, string>> | null;
}

export type Notice =
  | { readonly kind: 'nothing' }
  /** The page's own words. */
  | { readonly kind: 'content' }
  | { readonly kind: 'count'; readonly qtyInStock: number };

const nothing: Notice = { kind: 'nothing' };

/** The notice for `variant`; null without one. */
export function findNotice(
  variant: Pick<Variant, 'attributes' | 'stock'> | null,
  { threshold, isCounted, attributes }: NoticeTerms,
): Notice {
  if (attributes && !(variant && isVariant(variant, attributes))) return nothing;
  if (!isCounted) return { kind: 'content' };
  const qtyInStock = variant && scarceQuantity(variant.stock, threshold);
  return qtyInStock === null ? nothing : { kind: 'count', qtyInStock };
}

function isVariant(
  { attributes }: Pick<Variant, 'attributes'>,
  wanted: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([name, value]) => attributes[name] === String(value));
}
