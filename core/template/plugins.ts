import type { Path, Value } from './values.js';

/** The arguments of a formatter or predicate, split at the character right after its name (§7). */
export interface Arguments {
  readonly list: readonly string[];
  /** The separator; '' without arguments. */
  readonly delimiter: string;
}

/** The rule of a validating parser for arguments. A run is lenient and ignores it (§13). */
export interface ArgumentRule {
  readonly min?: number;
  readonly max?: number;
  /** The error in the wording of the reference; null for none. */
  readonly check?: (args: readonly string[]) => string | null;
}

/** The settings of a run. */
export interface Environment {
  /** BCP 47; null means no locale data: the i18n formatters print nothing. */
  readonly locale: string | null;
  /** The host's IANA name; null for the page's `website.timeZone`. */
  readonly timeZone: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How the engine escapes variables that no formatter marked safe. */
  readonly escape: 'none' | 'html';
}

/** A position in the data: a node, its variables, and the outer scopes (§3.2). */
export interface Scope {
  readonly node: Value;
  /** The values of a tag after its first: `{start, end|datetime-interval}`. */
  readonly rest: readonly Value[];
  /** The enclosing scope; for a formatter, the scope of the tag. The root's is itself. */
  readonly outer: Scope;
  readonly environment: Environment;
  /** The general rule: the innermost scope that has the first name, then strictly downward (§3.3). */
  lookup(path: Path): Value;
  /** Runs a macro or partial with `node` and reports its errors (§5.1). */
  apply(name: string, node: Value, options: ApplyOptions): string;
  /** Reports a run-time error at the current instruction. */
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
  /** The output is safe markup, which `escape: 'html'` does not escape. */
  readonly safe?: true;
  readonly takes?: ArgumentRule;
}

/** Depends only on the value. `prepare` runs once for each call in a template, its result for each value. */
export interface PlainFormatter extends FormatterBase {
  readonly scoped?: false;
  readonly prepare: (args: Arguments) => (value: Value, environment: Environment) => Value;
}

/** Can read the data around the value: the node of its scope is the first value of the tag. */
export interface ScopedFormatter extends FormatterBase {
  readonly scoped: true;
  readonly prepare: (args: Arguments) => (value: Value, scope: Scope) => Value;
}

export type Formatter = PlainFormatter | ScopedFormatter;
export type Formatters = Readonly<Record<string, Formatter>>;

/** `name?` in a template. `prepare` runs once for each call, its result in each scope. */
export interface Predicate {
  readonly takes?: ArgumentRule;
  readonly prepare: (args: Arguments) => (scope: Scope) => boolean;
}

/** Keys end with `?`. */
export type Predicates = Readonly<Record<string, Predicate>>;

/**
 * Creates a formatter that depends only on the value.
 *
 * @example
 * createEngine({ formatters: { shout: plain((value) => asString(value).toUpperCase()) } });
 */
/* @__NO_SIDE_EFFECTS__ */
export function plain(
  format: (value: Value, environment: Environment) => Value,
  options: FormatterBase = {},
): PlainFormatter {
  return { ...options, prepare: () => format };
}
