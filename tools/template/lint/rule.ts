import type { Block } from '../../../core/template/syntax/index.js';
import type { Remark } from './finding.js';
import type { Usage } from './usage.js';

/** A template as rules see it. */
export interface Subject {
  readonly root: Block;
  /** What it binds, defines and asks for by name. */
  readonly usage: Usage;
  readonly project: Project;
}

/** What is known of all the templates that are looked at together. */
export interface Project {
  /** Whether there are others: only then does a name that is nowhere say anything. */
  readonly hasSeveral: boolean;
  /** What the templates use, by the names under which they can be applied. */
  readonly partials: ReadonlyMap<string, Usage>;
  readonly usages: readonly Usage[];
}

/** One idea of what is wrong. */
export type Rule = (subject: Subject) => Iterable<Remark>;
