import { formStrings } from '../../../core/i18n/index.js';
import { serverStrings } from '../../../core/i18n/strings/server.js';

/** What comes of each way to pay in test mode. */
const problems: Readonly<Record<string, () => string | null>> = {
  'test-accepted': () => null,
  'test-declined': () => serverStrings('cardDeclined'),
  'test-afterpay': () => null,
  '': () => formStrings('required'),
};

/** Why a way to pay is refused; null when it is accepted. `ways`: those of the cart. */
export function paymentProblem(chosen: string, ways: readonly string[]): string | null {
  const isKnown = chosen === '' || (ways.includes(chosen) && Object.hasOwn(problems, chosen));
  const problem = isKnown ? problems[chosen] : undefined;
  return problem === undefined ? serverStrings('cardUnknown') : problem();
}
