import { literals, type Block, type Node } from '../syntax/index.js';
import { compileBranches, compileRepeated, compileSection } from './blocks.js';
import { BlockCode } from './block-code.js';
import { walk, type Code, type Part } from './code.js';
import type { Step } from './frame.js';
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

/** Compiles the tree of `source`; generates no code from text. */
export function compileTree(root: Block, options: CompileOptions, source: string): Code {
  const compile = (node: Node) => compilePart(node, context);
  const block = (nodes: Block) => new BlockCode(nodes, compile);
  const context: CompileContext = { options, source, block };
  return block(root);
}

function compilePart(node: Node, context: CompileContext): Part {
  const code = compileNode(node, context);
  if (typeof code === 'string') return code;
  const { type, at } = node;
  const cost = 'calls' in node ? node.calls.length + 1 : 1;
  return typeof code === 'function'
    ? { run: code, walk: undefined, type, at, cost }
    : { run: code.run, walk: code.walk, type, at, cost };
}

/** Returns fixed text, or code that needs no `this`. */
function compileNode(node: Node, context: CompileContext): string | Step | Code {
  const { options } = context;
  switch (node.type) {
    case 'text':
      return node.text;
    case 'comment':
    case 'atom':
      return '';
    case 'variable':
      return compileVariable(node, options);
    case 'bindvar':
      return compileBindVar(node, options);
    case 'ctxvar':
      return compileCtxVar(node);
    case 'eval':
      return options.expressions ? compileEval(node, options.expressions, options) : '';
    case 'include':
      return options.include ? compileInclude(node) : '';
    case 'inject':
      return silent((frame, run) => frame.bind(node.name, run.injected(node.path)));
    case 'macro': {
      const macro = { code: context.block(node.body), source: context.source };
      return silent((frame) => frame.define(node.name, macro));
    }
    case 'section':
      return compileSection(node, context);
    case 'repeated':
      return compileRepeated(node, context);
    case 'if':
      return compileBranches(compileIf(node), node, context);
    case 'predicate':
      return compileBranches(compilePredicate(node, options.predicates), node, context);
    case 'struct': {
      const body = context.block(node.body);
      return {
        run: (frame, run) => body.run(frame, run),
        walk: (frame, run) => walk(body, frame, run),
      };
    }
    default:
      return literals[node.type];
  }
}
