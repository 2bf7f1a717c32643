import {
  listAlternatives,
  type Block,
  type Node,
  type OrNode,
} from '../../../core/template/syntax/index.js';
import type { Remark } from './finding.js';
import type { Rule } from './rule.js';

/** Branches whose condition is already known on the way there, so that they or their alternatives never run. */
export const neverRuns: Rule = ({ root }) => {
  const remarks: Remark[] = [];
  const known = new Knowledge();

  function visitBlock(block: Block): void {
    for (const node of block) {
      if (binding.has(node.type)) known.forgetVariables();
      if (node.type === 'macro') known.withoutKnown(() => visitBlock(node.body));
      else if ('alternative' in node) visitBranches(node);
      else if ('body' in node) visitBlock(node.body);
    }
  }

  function visitBranches(node: Branch): void {
    const condition = conditionOf(node);
    judge(node, condition);
    if (node.type === 'section' || node.type === 'repeated') {
      // Inside a section, names resolve differently.
      known.withoutKnown(() => visitBlock(node.body));
      if (node.type === 'repeated') known.withoutKnown(() => visitBlock(node.separator));
    } else known.assuming(condition, true, () => visitBlock(node.body));

    const others: OrNode[] = listAlternatives(node.alternative);
    const restore = [known.learn(condition, false)];
    for (const branch of others) {
      const asked = conditionOf(branch);
      judge(branch, asked);
      known.assuming(asked, true, () => visitBlock(branch.body));
      restore.push(known.learn(asked, false));
    }
    for (const undo of restore.reverse()) undo();
  }

  function judge({ at, alternative }: Branch | OrNode, condition: string | null): void {
    const answer = condition === null ? undefined : known.answerTo(condition);
    const asked = condition?.replaceAll(separator, ' ');
    if (answer === false) {
      const message = `This block never runs: when it is reached, '${asked}' is known to be false.`;
      remarks.push({ at, message });
    }
    if (answer === true && alternative) {
      const message = `This alternative never runs: when it is reached, '${asked}' is known to be true.`;
      remarks.push({ at: alternative.at, message });
    }
  }

  visitBlock(root);
  return remarks;
};

type Branch = Extract<Node, { alternative: OrNode | null }>;

/** Instructions that may rebind variables. */
const binding: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'bindvar',
  'ctxvar',
  'inject',
  'eval',
  'include',
]);

/** Conditions on the path to a node with their known results. */
class Knowledge {
  private answers = new Map<string, { readonly answer: boolean; readonly age: number }>();
  /** The number of rebindings so far; earlier results that involve variables are stale. */
  private age = 0;

  answerTo(condition: string): boolean | undefined {
    const known = this.answers.get(condition);
    return known && (known.age === this.age || !condition.includes('@')) ? known.answer : undefined;
  }

  /** Returns a function that removes the result. */
  learn(condition: string | null, answer: boolean): () => void {
    const { answers, age } = this;
    if (condition === null) return () => undefined;
    const before = answers.get(condition);
    answers.set(condition, { answer, age });
    return () => void (before ? answers.set(condition, before) : answers.delete(condition));
  }

  assuming(condition: string | null, answer: boolean, act: () => void): void {
    const undo = this.learn(condition, answer);
    act();
    undo();
  }

  /** Runs `act` without known results, because names resolve differently there. */
  withoutKnown(act: () => void): void {
    const { answers } = this;
    this.answers = new Map();
    act();
    this.answers = answers;
  }

  forgetVariables(): void {
    this.age++;
  }
}

/** Separates words; no template has this character between the words of a tag. */
const separator = '\0';

/** A text key of a branch's condition, equal for equal conditions. Null for a branch without one. */
function conditionOf(node: Branch | OrNode): string | null {
  switch (node.type) {
    case 'section':
      return ['section', node.ref.join('.')].join(separator);
    case 'repeated':
      return ['repeated section', node.ref.join('.')].join(separator);
    case 'if': {
      const operators = ['if', ...node.ands.map((isAnd) => (isAnd ? '&&' : '||'))];
      const words = node.refs.flatMap((ref, index) => [operators[index], ref.join('.')]);
      return words.length > 0 ? words.join(separator) : null;
    }
    default:
      return node.name && [node.name, ...node.args.list].join(separator);
  }
}
