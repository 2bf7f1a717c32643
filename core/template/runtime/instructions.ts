import { parseExpression } from '../expression/index.js';
import type { Node } from '../syntax/index.js';
import { escapeAll } from '../markup/index.js';
import { printValue, type Value } from '../values.js';
import { compileChain } from './chain.js';
import type { Step } from './code.js';

import { findSafeText, type Frame } from './frame.js';
import { compileReference } from './references.js';
import type { Run } from './run.js';
import { SafeText } from './safe-text.js';
import type { Setup } from './setup.js';

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** An instruction that prints nothing. */
export function silent(act: (frame: Frame, run: Run) => void): Step {
  return (frame, run) => {
    act(frame, run);
    return '';
  };
}

export function compileVariable(node: NodeOf<'variable'>, setup: Setup): Step {
  const { run: valueOf, isSafe } = compileChain(node, setup.formatters);
  if (setup.escape === 'html' && !isSafe) {
    const [ref] = node.refs;
    const [name, ...members] = ref ?? [];
    // A variable that holds what a formatter marked safe is safe itself.
    const bound = node.calls.length === 0 && members.length === 0 ? String(name) : '';
    return (frame, run) => {
      const marked = bound.startsWith('@') ? findSafeText(frame, bound) : undefined;
      return run.emit(marked ?? escapeAll(print(valueOf(frame, run), node.at, run)));
    };
  }
  return (frame, run) => {
    const value = valueOf(frame, run);
    return run.emit(typeof value === 'string' ? value : print(value, node.at, run));
  };
}

/** Arrays within arrays can be nested deeper than there is room to walk them. */
function print(value: Value, at: number, run: Run): string {
  try {
    return printValue(value);
  } catch (error) {
    run.at = at;
    run.fail(error, 'variable');
    return '';
  }
}

export function compileBindVar(node: NodeOf<'bindvar'>, setup: Setup): Step {
  const { run: valueOf, isSafe } = compileChain(node, setup.formatters);
  const isMarked = isSafe && setup.escape === 'html';
  return silent((frame, run) => {
    const value = valueOf(frame, run);
    frame.bind(node.name, isMarked ? new SafeText(printValue(value)) : value);
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

/** Parsed when it is first run (§4). */
export function compileEval({ at, source }: NodeOf<'eval'>, { escape, limits }: Setup): Step {
  const expressionLimits = { tokens: limits.expressionTokens, stringLength: limits.stringLength };
  let expression: ReturnType<typeof parseExpression> | undefined;
  return (frame, run) => {
    run.at = at;
    expression ??= parseExpression(source, expressionLimits);
    for (const message of expression.problems) {
      run.report('EXPRESSION_PARSE', { source: JSON.stringify(source), message });
    }
    if (expression.problems.length > 0) return '';
    const outcome = expression.run((path) => frame.lookup(path), expressionLimits);
    for (const message of outcome.problems) run.report('EXPRESSION_REDUCE', { source, message });
    for (const [name, value] of outcome.bindings) frame.bind(name, value);
    const text = printValue(outcome.value);
    return run.emit(escape === 'html' ? escapeAll(text) : text);
  };
}

export function compileInclude({ at, name, args }: NodeOf<'include'>): Step {
  const isPrinted = args.list.includes('output');
  return (frame, run) => {
    run.at = at;
    const text = run.include(name, frame);
    return isPrinted ? text : run.take(text).slice(text.length);
  };
}
