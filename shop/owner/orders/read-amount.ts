import { MoneyError, parseMoney } from 'vitrine/core/money';
import { OrderChangeError, type OrderJson } from '../../server/index.js';

/** An amount as typed, in minor units; a comma is a decimal point. @throws OrderChangeError `amount-invalid`. */
export function readAmount(text: string, currency: OrderJson['currency']): number {
  const written = text.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(written)) throw new OrderChangeError('amount-invalid');
  try {
    return parseMoney({ value: written, currency }).cents;
  } catch (error) {
    if (error instanceof MoneyError) throw new OrderChangeError('amount-invalid');
    throw error;
  }
}
