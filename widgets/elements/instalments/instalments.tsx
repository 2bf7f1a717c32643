import {
  parseInstalmentContext,
  type InstalmentContext,
} from '../../../core/commerce/instalments/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import type { InstalmentsProps } from './definition.js';
import { OfferView } from './offer-view.js';
import { useCartPayable, useProductPayable, type FoundPayable } from './use-payable.js';

/** The price of an amount in instalments; see the definition. */
export function Instalments(props: InstalmentsProps) {
  if (props.for !== 'cart') return <ProductInstalments {...props} />;
  // Without an offer the cart is not loaded.
  const context = readContext();
  return context ? <CartInstalments {...props} context={context} /> : <Nothing />;
}

function readContext(ofItem?: unknown): InstalmentContext | null {
  return parseInstalmentContext(getRuntime().site.storeSettings['instalments'], ofItem);
}

function ProductInstalments(props: InstalmentsProps) {
  const { payable, ofItem } = useProductPayable(props.productId ?? '');
  return <Shown {...props} payable={payable} context={readContext(ofItem)} />;
}

function CartInstalments(props: InstalmentsProps & { context: InstalmentContext }) {
  return <Shown {...props} payable={useCartPayable()} />;
}

interface ShownProps extends InstalmentsProps {
  payable: FoundPayable;
  context: InstalmentContext | null;
}

function Shown({ payable, context, ...props }: ShownProps) {
  if (payable === 'unknown') return context ? <slot /> : <Nothing />;
  // The limits are amounts of the store's own currency.
  const isComparable = payable?.total.currency === getRuntime().site.currency;
  return payable && context && isComparable ? (
    <OfferView {...props} payable={payable} context={context} />
  ) : (
    <Nothing />
  );
}

function Nothing() {
  useStates({ empty: true });
  return null;
}
