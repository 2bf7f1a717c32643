import type { Formatter, Predicate } from '../plugins.js';
import type { Block } from '../syntax/index.js';
import type { Code } from './code.js';
import type { Limits } from './limits.js';

/** What an engine was made with, as far as compiling asks. */
export interface CompileOptions {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
  readonly expressions: boolean;
  readonly include: boolean;
  readonly escape: 'none' | 'html';
  readonly limits: Limits;
}

/** What compiling one template needs. */
export interface CompileContext extends CompileOptions {
  /** Where macros point their errors. */
  readonly source: string;
  readonly block: (block: Block) => Code;
}
