import type { CurrencyCode } from '../../core/commerce/money/index.js';
import { centsToDecimal, formatMoney } from '../../core/commerce/money/index.js';
import { getRuntime } from '../../core/runtime/index.js';

export interface MoneyTextProps {
  cents: number;
  currency: CurrencyCode;
  part?: string;
  className?: string;
}

/** An amount. Never translated: a page translator changes currencies' signs, and takes the text node from React. */
export function MoneyText({ cents, currency, part, className }: MoneyTextProps) {
  const { locale } = getRuntime().site;
  return (
    <data part={part} className={className} value={centsToDecimal(cents, currency)} translate="no">
      {formatMoney({ cents, currency }, locale)}
    </data>
  );
}
