import type { Expression, ParseExpression } from '../expression/index.js';
import { escapeAll } from '../markup/index.js';
import type { Node } from '../syntax/index.js';
import { printValue, type Value } from '../values.js';
import { compileChain } from './chain.js';
import { findSafeText, type Execution, type Frame, type Step } from './frame.js';
import { compileReference } from './references.js';
import { SafeText } from './safe-text.js';
import type { CompileOptions } from './compile-options.js';

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** An instruction that prints nothing. */
export function silent(act: (frame: Frame, run: Execution) => void): Step {
  return (frame, run) => {
    act(frame, run);
    return '';
  };
}

export function compileVariable(node: NodeOf<'variable'>, options: CompileOptions): Step {
  const { run: valueOf, isSafe } = compileChain(node, options);
  if (options.escape === 'html' && !isSafe) {
    const [ref] = node.refs;
    const [name, ...members] = ref ?? [];
    // A variable bound to safe text is safe.
    const bound = node.calls.length === 0 && members.length === 0 ? String(name) : '';
    const isVariable = /^@(?!index0?$)./.test(bound);
    return (frame, run) => {
      const marked = isVariable ? findSafeText(frame, bound) : undefined;
      if (marked !== undefined) return run.emit(marked);
      const text = printValue(valueOf(frame, run));
      return run.emit(bound === '@' && frame.isMarkup ? text : escapeAll(text));
    };
  }
  return (frame, run) => {
    const value = valueOf(frame, run);
    return run.emit(typeof value === 'string' ? value : printValue(value));
  };
}

export function compileBindVar(node: NodeOf<'bindvar'>, options: CompileOptions): Step {
  const { run: valueOf, isSafe } = compileChain(node, options);
  const isMarked = isSafe && options.escape === 'html';
  return silent((frame, run) => {
    const value = valueOf(frame, run);
    frame.bind(node.name, isMarked && typeof value === 'string' ? new SafeText(value) : value);
  });
}

export function compileCtxVar({ name, bindings }: NodeOf<'ctxvar'>): Step {
  const members = bindings.map(([key, ref]) => [key, compileReference(ref)] as const);
  return silent((frame) => {
    const object: Record<string, Value> = Object.create(null);
    for (const [key, lookup] of members) object[key] = lookup(frame) ?? null;
    frame.bind(name, object);
  });
}

/** Parses the expression at its first run (§4). */
export function compileEval(
  { source }: NodeOf<'eval'>,
  parse: ParseExpression,
  { escape, limits }: CompileOptions,
): Step {
  const expressionLimits = { tokens: limits.expressionTokens, stringLength: limits.stringLength };
  let expression: Expression | undefined;
  let quoted: string | undefined;
  return (frame, run) => {
    expression ??= parse(source, expressionLimits);
    for (const message of expression.problems) {
      run.report('EXPRESSION_PARSE', { source: (quoted ??= JSON.stringify(source)), message });
    }
    if (expression.problems.length > 0) return '';
    const outcome = expression.run((path) => frame.lookup(path), expressionLimits);
    for (const message of outcome.problems) run.report('EXPRESSION_REDUCE', { source, message });
    for (const [name, value] of outcome.bindings) frame.bind(name, value);
    const text = printValue(outcome.value);
    return run.emit(escape === 'html' ? escapeAll(text) : text);
  };
}

export function compileInclude({ name, args }: NodeOf<'include'>): Step {
  const isPrinted = args.list.includes('output');
  return (frame, run) => {
    const text = run.include(name, frame);
    return isPrinted ? text : run.refund(text).slice(text.length);
  };
}
