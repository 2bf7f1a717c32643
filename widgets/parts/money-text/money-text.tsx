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
 * symbols and replace React's text node. Its own direction keeps the symbol on its side. Nothing for a currency that does
 * not exist.
 */
export function MoneyText({ cents, currency, part, className }: MoneyTextProps) {
  const text = formatMoney({ cents, currency }, getRuntime().site.locale);
  if (text === '') return null;
  return (
    <data
      part={part}
      className={className}
      value={centsToDecimal(cents, currency)}
      translate="no"
      dir="auto"
    >
      {text}
    </data>
  );
}
