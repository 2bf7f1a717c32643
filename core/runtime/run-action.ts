import type { PageActions, ReplacedAction } from './page-actions.js';
import { getRuntime } from './runtime.js';

/**
 * Does `original`, or what the page has put in its place, whose result may be in parts.
 * @throws CanceledError when the page's version refuses the action.
 */
export function runAction<Name extends keyof PageActions, Input extends object, Result>(
  name: Name,
  input: Input,
  original: PageActions[Name] & ((input: Input) => Promise<Result>),
): Promise<Partial<Result>> {
  const own = getRuntime().config.actions[name];
  return own
    ? import('./replace-action.js').then(({ replaceAction }) =>
        replaceAction(name, own as ReplacedAction<Input>, input, original),
      )
    : original(input);
}
