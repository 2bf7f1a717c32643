import { literals, type Block, type Node } from '../syntax/index.js';
import { compileBranches, compileRepeated, compileSection } from './blocks.js';
import { compileSequence, type Code, type Part } from './code.js';
import { compileIf, compilePredicate } from './conditions.js';
import {
  compileBindVar,
  compileCtxVar,
  compileEval,
  compileInclude,
  compileVariable,
  silent,
} from './instructions.js';
import type { CompileOptions, CompileContext } from './compile-options.js';

/** Compiles the tree of `source` to closures; generates no code from text. */
export function compileTree(root: Block, options: CompileOptions, source: string): Code {
  const block = (nodes: Block): Code =>
    compileSequence(nodes.map((node) => compilePart(node, context)));
  const context: CompileContext = { ...options, source, block };
  return block(root);
}

function compilePart(node: Node, context: CompileContext): Part {
  const code = compileNode(node, context);
  if (typeof code === 'string') return code;
  return { code, type: node.type, at: node.at, cost: 'calls' in node ? node.calls.length + 1 : 1 };
}

/** Returns fixed text or code. */
function compileNode(node: Node, context: CompileContext): string | Code {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'comment':
    case 'atom':
      return '';
    case 'variable':
      return { run: compileVariable(node, context) };
    case 'bindvar':
      return { run: compileBindVar(node, context) };
    case 'ctxvar':
      return { run: compileCtxVar(node) };
    case 'eval':
      return context.expressions ? { run: compileEval(node, context.expressions, context) } : '';
    case 'include':
      return context.include ? { run: compileInclude(node) } : '';
    case 'inject':
      return { run: silent((frame, run) => frame.bind(node.name, run.injected(node.path))) };
    case 'macro': {
      const macro = { code: context.block(node.body), source: context.source };
      return { run: silent((frame) => frame.define(node.name, macro)) };
    }
    case 'section':
      return compileSection(node, context);
    case 'repeated':
      return compileRepeated(node, context);
    case 'if':
      return compileBranches(compileIf(node), node, context);
    case 'predicate':
      return compileBranches(compilePredicate(node, context.predicates), node, context);
    case 'struct':
      return context.block(node.body);
    default:
      return literals[node.type];
  }
}
