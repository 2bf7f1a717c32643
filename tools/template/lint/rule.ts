import type { Formatter, Predicate } from '../../../core/template/index.js';
import type { Block } from '../../../core/template/syntax/index.js';
import type { Remark } from './finding.js';
import type { Visit } from './markup/index.js';
import type { Usage } from './usage.js';

/** The formatters and predicates that templates may use, by name. */
export interface LintVocabulary {
  readonly formatters: ReadonlyMap<string, Pick<Formatter, 'takes' | 'safe'>>;
  readonly predicates: ReadonlyMap<string, Pick<Predicate, 'takes'>>;
}

/** A parsed template, the input of a rule. */
export interface Subject {
  readonly source: string;
  readonly root: Block;
  /** Its nodes in source order, with their places in the page. */
  readonly visits: readonly Visit[];
  /** The bindings of `.var`, `.ctx` and `.inject`, by the name with its `@`. */
  readonly bindings: ReadonlyMap<string, readonly Visit[]>;
  /** The names it binds, defines and uses. */
  readonly usage: Usage;
  readonly project: Project;
  readonly vocabulary: LintVocabulary;
  /** Whether the engine escapes what no formatter made safe (`escape: 'html'`). */
  readonly isEscaped: boolean;
  /** The language of its messages (BCP 47). */
  readonly locale: string;
}

/** Facts about all templates that are checked together. */
export interface Project {
  /** Whether there are several templates: only then is an unknown name a finding. */
  readonly hasSeveral: boolean;
  /** The usage of the templates, by the names under which they can be applied. */
  readonly partials: ReadonlyMap<string, Usage>;
  /** Names of further ones, which the host provides. */
  readonly hostPartials: ReadonlySet<string>;
  readonly usages: readonly Usage[];
}

/** One lint rule. */
export type Rule = (subject: Subject) => Iterable<Remark>;
