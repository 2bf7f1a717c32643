import type { Block } from '../../../core/template/syntax/index.js';
import type { Remark } from './finding.js';
import type { Usage } from './usage.js';

/** A parsed template, the input of a rule. */
export interface Subject {
  readonly root: Block;
  /** The names it binds, defines and uses. */
  readonly usage: Usage;
  readonly project: Project;
}

/** Facts about all templates that are checked together. */
export interface Project {
  /** Whether there are several templates: only then is an unknown name a finding. */
  readonly hasSeveral: boolean;
  /** The usage of the templates, by the names under which they can be applied. */
  readonly partials: ReadonlyMap<string, Usage>;
  readonly usages: readonly Usage[];
}

/** One lint rule. */
export type Rule = (subject: Subject) => Iterable<Remark>;
