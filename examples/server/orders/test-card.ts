import { formStrings } from '../../../core/i18n/index.js';
import { serverStrings } from '../../../core/i18n/strings/server.js';

/** The ways to pay in test mode. They are chosen by name, so that nobody enters the number of a real card. */
const problems: Readonly<Record<string, () => string | null>> = {
  'test-accepted': () => null,
  'test-declined': () => serverStrings('cardDeclined'),
  '': () => formStrings('required'),
};

/** Why a way to pay is refused; null when it is accepted. */
export function paymentProblem(chosen: string): string | null {
  const problem = Object.hasOwn(problems, chosen) ? problems[chosen] : undefined;
  return problem === undefined ? serverStrings('cardUnknown') : problem();
}
