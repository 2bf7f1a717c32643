import type { Path, Value } from './values.js';

/** What follows the name of a formatter or predicate, split at the character right after the name (§7). */
export interface Arguments {
  readonly list: readonly string[];
  /** The character that was split at; '' without arguments. */
  readonly delimiter: string;
}

/** What a validating parser says of arguments. Running is lenient: it never asks (§13). */
export interface ArgumentRule {
  readonly min?: number;
  readonly max?: number;
  /** What is wrong, as the reference words it; null for nothing. */
  readonly check?: (args: readonly string[]) => string | null;
}

/** What a run was started with. */
export interface Environment {
  /** BCP 47; null means no locale data: the i18n formatters print nothing. */
  readonly locale: string | null;
  /** An IANA name given by the host; null leaves it to the page's `website.timeZone`. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How the engine writes variables that no formatter marked safe. */
  readonly escape: 'none' | 'html';
}

/** A place in the data: a node, its variables, and what is around it (§3.2). */
export interface Scope {
  readonly node: Value;
  /** The values of a tag after its first: `{start, end|datetime-interval}`. */
  readonly rest: readonly Value[];
  /** The scope around this one; of a formatter's scope, the one the tag stands in. The root's is itself. */
  readonly outer: Scope;
  readonly environment: Environment;
  /** The general rule: the innermost scope that has the first name, then strictly downward (§3.3). */
  lookup(path: Path): Value;
  /** Runs a macro or partial with `node`, and reports what goes wrong with it (§5.1). */
  apply(name: string, node: Value, options: ApplyOptions): string;
  /** Adds one run-time error, at the instruction that runs. */
  report(code: RuntimeCode, message: string): void;
}

export interface ApplyOptions {
  /** Whether the caller's data and variables are hidden. */
  readonly isPrivate: boolean;
  /** Bound as `@args`; null binds nothing. */
  readonly args: Readonly<Record<string, string>> | null;
}

export type RuntimeCode = 'GENERAL_ERROR' | 'UNEXPECTED_ERROR' | 'CODE_LIMIT_REACHED';

interface FormatterBase {
  /** The output is markup that may stand in a page as it is: `escape: 'html'` leaves it alone. */
  readonly safe?: true;
  readonly takes?: ArgumentRule;
}

/** Needs nothing but the value. `prepare` runs once for each place in a template, its result for each value. */
export interface PlainFormatter extends FormatterBase {
  readonly scoped?: false;
  readonly prepare: (args: Arguments) => (value: Value, environment: Environment) => Value;
}

/** Looks into the data around the value: its scope's node is the value the tag began with. */
export interface ScopedFormatter extends FormatterBase {
  readonly scoped: true;
  readonly prepare: (args: Arguments) => (value: Value, scope: Scope) => Value;
}

export type Formatter = PlainFormatter | ScopedFormatter;
export type Formatters = Readonly<Record<string, Formatter>>;

/** `name?` in a template. `prepare` runs once for each place, its result in each scope. */
export interface Predicate {
  readonly takes?: ArgumentRule;
  readonly prepare: (args: Arguments) => (scope: Scope) => boolean;
}

/** Keys end with `?`. */
export type Predicates = Readonly<Record<string, Predicate>>;

/** A formatter of the value alone: most are. */
/* @__NO_SIDE_EFFECTS__ */
export function plain(
  format: (value: Value, environment: Environment) => Value,
  options: FormatterBase = {},
): PlainFormatter {
  return { ...options, prepare: () => format };
}
