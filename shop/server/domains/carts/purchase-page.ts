import type { CartKind } from './cart-rows.js';

/** The page on which a cart is bought. For a direct purchase the URL contains the cart's token. */
export function purchasePage(
  kind: CartKind,
  cartToken: string,
  { itemId, sku }: { readonly itemId: string; readonly sku: string },
): string {
  if (kind === 'cart') return '/checkout';
  if (kind === 'gift-card') return `/gift-card?${new URLSearchParams({ itemId, sku, cartToken })}`;
  const page = kind === 'express' ? '/checkout' : '/subscription';
  return `${page}?${new URLSearchParams({ cartToken })}`;
}
