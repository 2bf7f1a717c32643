import type { Formatters } from '../../plugins.js';
import { amountFormatters } from './amounts.js';
import { cartFormatters } from './cart.js';
import { controlFormatters } from './controls.js';
import { merchandisingFormatters } from './merchandising.js';
import { priceFormatters } from './price.js';
import { summaryFormatters } from './summary-field.js';

/** §9.3. */
export const commerceFormatters = {
  ...amountFormatters,
  ...cartFormatters,
  ...controlFormatters,
  ...merchandisingFormatters,
  ...priceFormatters,
  ...summaryFormatters,
} satisfies Formatters;
