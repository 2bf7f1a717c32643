import type { Cart } from '../../../core/commerce/cart/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { MoneyText } from '../money-text/index.js';
import { totalRows } from './total-rows.js';

export interface TotalsProps {
  cart: Cart;
  /** Whether a change is pending. */
  isUpdating: boolean;
  /** Shows only the subtotal. */
  isCompact?: boolean;
}

/** The server's totals. While a change is pending they stay, marked as outdated. */
export function Totals({ cart, isUpdating, isCompact = false }: TotalsProps) {
  const { currency } = cart;
  return (
    <dl part="totals" className="totals" aria-busy={isUpdating}>
      {totalRows(cart, isCompact).map(({ key, name, cents, text }) => (
        <div key={key} part={key === 'total' ? 'total' : undefined} className={`total-row ${key}`}>
          <dt>{name}</dt>
          <dd>
            {cents === null ? <span>{text}</span> : <MoneyText cents={cents} currency={currency} />}
          </dd>
        </div>
      ))}
      <div className="updating" hidden={!isUpdating}>
        <dt className="visually-hidden">{cartPageStrings('totalsUpdating')}</dt>
        <dd part="updating" className="mark" aria-hidden="true" />
      </div>
    </dl>
  );
}
