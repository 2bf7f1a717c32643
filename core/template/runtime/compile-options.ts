import type { ParseExpression } from '../expression/index.js';
import type { Formatter, Predicate } from '../plugins.js';
import type { Block } from '../syntax/index.js';
import type { Code } from './code.js';
import type { Limits } from './limits.js';

/** The engine options that the compiler needs. */
export interface CompileOptions {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
  /** Null turns `{.eval}` off. */
  readonly expressions: ParseExpression | null;
  readonly include: boolean;
  readonly escape: 'none' | 'html';
  /** Names of members whose values are markup. */
  readonly markup: ReadonlySet<string>;
  readonly limits: Limits;
}

/** The state of compiling one template. */
export interface CompileContext {
  readonly options: CompileOptions;
  /** The source that errors of macros refer to. */
  readonly source: string;
  readonly block: (block: Block) => Code;
}
