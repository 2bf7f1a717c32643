import { formStrings } from '../../../core/i18n/index.js';
import { serverStrings } from '../../../core/i18n/strings/server.js';

/** The only cards that are accepted, so that nobody pays with a real one by mistake. */
const testCards = { accepted: '4242424242424242', declined: '4000000000000002' } as const;

/** Why a card is refused; null when it is accepted. */
export function cardProblem(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '');
  if (number === '') return formStrings('required');
  if (number === testCards.accepted) return null;
  if (number === testCards.declined) return serverStrings('cardDeclined');
  return serverStrings('cardUnknown');
}
