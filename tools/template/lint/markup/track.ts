import {
  listAlternatives,
  literals,
  type Block,
  type Node,
} from '../../../../core/template/syntax/index.js';
import type { Path } from '../../../../core/template/index.js';
import { scan, scanPrinted } from './scan.js';
import { joinStates, textState, type State } from './state.js';

/** A node of a template with the state of the page in front of it. */
export interface Visit {
  readonly node: Node;
  readonly state: State;
  /** The path of `@`: that of the innermost section or list; null at the root. */
  readonly scope: Path | null;
}

/** Follows a template through all of its blocks, in source order. */
export function track(root: Block): Visit[] {
  const visits: Visit[] = [];

  function visitBlock(block: Block, start: State, scope: Path | null): State {
    let state = start;
    for (const node of block) {
      visits.push({ node, state, scope });
      state = visit(node, state, scope);
    }
    return state;
  }

  function visit(node: Node, state: State, scope: Path | null): State {
    switch (node.type) {
      case 'text':
        return scan(state, node.text);
      case 'variable':
      case 'eval':
        return scanPrinted(state);
      case 'macro':
        // It runs elsewhere.
        visitBlock(node.body, textState, null);
        return state;
      case 'section':
      case 'repeated':
      case 'predicate':
      case 'if':
        return visitBranches(node, state, scope);
      default:
        return node.type in literals
          ? scan(state, literals[node.type as keyof typeof literals])
          : state;
    }
  }

  function visitBranches(
    node: Extract<Node, { alternative: unknown }>,
    state: State,
    scope: Path | null,
  ): State {
    const inner = 'ref' in node ? node.ref : scope;
    const ends = [visitBlock(node.body, state, inner)];
    if (node.type === 'repeated' && ends[0]) {
      visitBlock(node.separator, ends[0], inner);
    }
    const others = listAlternatives(node.alternative);
    for (const { body } of others) ends.push(visitBlock(body, state, scope));
    if (others.at(-1)?.name !== null) ends.push(state);
    return joinStates(ends);
  }

  visitBlock(root, textState, null);
  return visits;
}
