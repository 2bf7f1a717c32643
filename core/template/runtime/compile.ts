import { literals, type Block, type Node } from '../syntax/index.js';
import { compileBranches, compileRepeated, compileSection } from './blocks.js';
import { inTurn, type Code, type Part } from './code.js';
import { compileIf, compilePredicate } from './conditions.js';
import {
  compileBindVar,
  compileCtxVar,
  compileEval,
  compileInclude,
  compileVariable,
  silent,
} from './instructions.js';
import type { Setup, Workshop } from './setup.js';

/** Turns the tree of `source` into functions, without any code made from text. */
export function compileTree(root: Block, setup: Setup, source: string): Code {
  const block = (nodes: Block): Code => inTurn(nodes.map((node) => compilePart(node, workshop)));
  const workshop: Workshop = { ...setup, source, block };
  return block(root);
}

function compilePart(node: Node, workshop: Workshop): Part {
  const code = compileNode(node, workshop);
  if (typeof code === 'string') return code;
  return { code, type: node.type, at: node.at, cost: 'calls' in node ? node.calls.length + 1 : 1 };
}

/** A text that is always the same, or what runs. */
function compileNode(node: Node, workshop: Workshop): string | Code {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'comment':
    case 'atom':
      return '';
    case 'variable':
      return { run: compileVariable(node, workshop) };
    case 'bindvar':
      return { run: compileBindVar(node, workshop) };
    case 'ctxvar':
      return { run: compileCtxVar(node) };
    case 'eval':
      return workshop.expressions ? { run: compileEval(node, workshop) } : '';
    case 'include':
      return workshop.include ? { run: compileInclude(node) } : '';
    case 'inject':
      return { run: silent((frame, run) => frame.bind(node.name, run.injected(node.path))) };
    case 'macro': {
      const macro = { code: workshop.block(node.body), source: workshop.source };
      return { run: silent((frame) => frame.define(node.name, macro)) };
    }
    case 'section':
      return compileSection(node, workshop);
    case 'repeated':
      return compileRepeated(node, workshop);
    case 'if':
      return compileBranches(compileIf(node), node, workshop);
    case 'predicate':
      return compileBranches(compilePredicate(node, workshop.predicates), node, workshop);
    case 'struct':
      return workshop.block(node.body);
    default:
      return literals[node.type];
  }
}
