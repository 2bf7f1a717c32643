import Papa from 'papaparse';
import { centsToDecimal } from 'vitrine/core/money';
import type { ListedOrder } from '../../../server/index.js';
import { fulfilmentWords, paidWords } from './state-words.js';

const columns = [
  'Order',
  'Placed (UTC)',
  'Buyer',
  'E-mail',
  'Pieces',
  'Total',
  'Refunded',
  'Currency',
  'Payment',
  'State',
] as const;

/** The head of the table, with the mark by which spreadsheets know its encoding. */
export const exportHead = `\uFEFF${Papa.unparse([[...columns]])}\r\n`;

/** Orders as rows of CSV. What begins like a formula gets an apostrophe, because a buyer has typed it. */
export function exportRows(orders: readonly ListedOrder[]): string {
  if (orders.length === 0) return '';
  const rows = orders.map((order) => [
    order.number,
    new Date(order.placedAt).toISOString(),
    order.buyer,
    order.email,
    order.pieces,
    centsToDecimal(order.totalCents, order.currency),
    centsToDecimal(order.refundedCents, order.currency),
    order.currency,
    paidWords(order),
    fulfilmentWords[order.fulfilment],
  ]);
  return `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
}
