import { formStrings } from '../../../core/i18n/index.js';

/** The cards of the test mode. Nothing else is taken, so that nobody pays with a real one by mistake. */
export const testCards = { accepted: '4242424242424242', declined: '4000000000000002' } as const;

/** Why a card is not taken; null when it is. */
export function cardProblem(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '');
  if (number === '') return formStrings('required');
  if (number === testCards.accepted) return null;
  if (number === testCards.declined) return 'Your card was declined. Please try another card.';
  return 'This shop is in test mode. Please use one of its test cards.';
}
