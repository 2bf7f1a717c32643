import {
  parseInstalmentContext,
  type InstalmentContext,
} from '../../../core/commerce/instalments/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import type { InstalmentsProps } from './definition.js';
import { OfferView } from './offer-view.js';
import { useCartPayable, useProductPayable, type FoundPayable } from './use-payable.js';

interface Parts extends InstalmentsProps {
  context: InstalmentContext;
}

/** What an amount costs in instalments; see the definition. */
export function Instalments(props: InstalmentsProps) {
  const context = parseInstalmentContext(getRuntime().site.storeSettings['instalments']);
  // Without an offer the cart is not loaded.
  if (!context) return <Nothing />;
  return props.for === 'cart' ? (
    <CartInstalments {...props} context={context} />
  ) : (
    <ProductInstalments {...props} context={context} />
  );
}

function ProductInstalments(parts: Parts) {
  return show(useProductPayable(parts.productId ?? ''), parts);
}

function CartInstalments(parts: Parts) {
  return show(useCartPayable(), parts);
}

function show(payable: FoundPayable, { context, ...props }: Parts) {
  if (payable === 'unknown') return <slot />;
  // The limits are amounts of the store's own currency.
  const isComparable = payable?.total.currency === getRuntime().site.currency;
  return payable && isComparable ? (
    <OfferView {...props} payable={payable} context={context} />
  ) : (
    <Nothing />
  );
}

function Nothing() {
  useStates({ empty: true });
  return null;
}
