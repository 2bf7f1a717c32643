// Loaded on pages with actions of their own.
import { isRecord } from '../base/index.js';
import { NetError } from '../net/index.js';
import { CanceledError } from './canceled-error.js';
import type { Outcome, ReplacedAction } from './page-actions.js';
import { getRuntime } from './runtime.js';
import { toOutcome } from './to-outcome.js';

/**
 * Runs the page's own version of an action for a caller that expects a result or an error. An error of the page's
 * function is reported, and the shopper reads a general sentence.
 * @throws CanceledError when the page's version refuses the action.
 * @throws NetError `rejected` with the sentence of a failed outcome; the library's own error if it comes from
 * `original`.
 */
export async function replaceAction<Input extends object, Result>(
  name: string,
  own: ReplacedAction<Input>,
  input: Input,
  original: (input: Input) => Promise<Result>,
): Promise<Partial<Result>> {
  const failures = new Map<unknown, unknown>();

  async function run(changes: object = {}): Promise<Outcome<void>> {
    try {
      return { kind: 'done', ...(await original({ ...input, ...changes })) };
    } catch (error) {
      const outcome = toOutcome(error);
      failures.set(outcome, error);
      return outcome;
    }
  }

  let outcome: unknown;
  try {
    outcome = await own(input, run);
  } catch (error) {
    getRuntime().reporter.report(error, { where: `actions.${name}` });
    throw error;
  }
  if (!isRecord(outcome)) return {};
  if (outcome['kind'] === 'canceled') throw new CanceledError();
  if (outcome['kind'] === 'failed') throw failures.get(outcome) ?? toError(outcome['error']);
  return outcome as Partial<Result>;
}

function toError(stated: unknown): NetError {
  const { code, message } = isRecord(stated) ? stated : {};
  const sentence = typeof message === 'string' ? message : '';
  const body = { code, error: sentence };
  return new NetError('rejected', sentence, { serverMessage: sentence, body });
}
