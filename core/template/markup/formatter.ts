import type { ScopedFormatter, Scope } from '../plugins.js';
import type { Value } from '../values.js';
import { print, type Child } from './element.js';

export type BuildMarkup = (value: Value, scope: Scope, args: readonly string[]) => Child;

/** A formatter that prints markup, safe for any data; null prints nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function markupFormatter(build: BuildMarkup): ScopedFormatter {
  return {
    scoped: true,
    safe: true,
    prepare:
      ({ list }) =>
      (value, scope) =>
        print(build(value, scope, list)) || undefined,
  };
}
