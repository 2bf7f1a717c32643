import { parseMoney, type Money } from '../../core/commerce/money/index.js';
import type { WirePrice } from './schemas.js';

export const toMoney = ({ amount, currencyCode }: WirePrice): Money =>
  parseMoney({ value: amount, currency: currencyCode });

interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** The option that Shopify gives a product without options. */
const isPlaceholder = ({ name, value }: SelectedOption) =>
  name === 'Title' && value === 'Default Title';

export const toAttributes = (options: readonly SelectedOption[]): Record<string, string> =>
  Object.fromEntries(
    options.filter((one) => !isPlaceholder(one)).map(({ name, value }) => [name, value]),
  );
