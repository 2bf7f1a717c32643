import { centsToDecimal, formatMoney, type Money } from '../../core/commerce/money/index.js';

export interface MoneyTextProps {
  readonly money: Money;
  /** BCP 47. */
  readonly locale: string;
}

/** An amount for people and, as its decimal value, for programs. A page translator leaves it alone. */
export function MoneyText({ money, locale }: MoneyTextProps) {
  return (
    <data value={centsToDecimal(money.cents, money.currency)} translate="no">
      {formatMoney(money, locale)}
    </data>
  );
}
