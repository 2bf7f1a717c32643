import { serverStrings } from 'vitrine/core/i18n';
import type { FulfilmentState } from '../orders/index.js';

const words = {
  open: 'orderOpen',
  part: 'orderPart',
  sent: 'orderSent',
  none: 'orderDone',
  cancelled: 'orderCancelled',
} as const satisfies Record<FulfilmentState, string>;

/** How far an order is, for its buyer; '' for a state that this version does not know. */
export function orderStateWord(state: string): string {
  return isKnown(state) ? serverStrings(words[state]) : '';
}

const isKnown = (state: string): state is FulfilmentState => Object.hasOwn(words, state);
