import {
  centsToDecimal,
  formatMoney,
  type CurrencyCode,
} from '../../../core/commerce/money/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

export interface MoneyTextProps {
  cents: number;
  currency: CurrencyCode;
  part?: string;
  className?: string;
}

/**
 * An amount for people and, as a decimal value, for programs. Never translated: page translators change currency
 * symbols and replace React's text node. Its own direction keeps the symbol on its side.
 */
export function MoneyText({ cents, currency, part, className }: MoneyTextProps) {
  const { locale } = getRuntime().site;
  return (
    <data
      part={part}
      className={className}
      value={centsToDecimal(cents, currency)}
      translate="no"
      dir="auto"
    >
      {formatMoney({ cents, currency }, locale)}
    </data>
  );
}
