import { listAlternatives, type Node, type OrNode } from '../syntax/index.js';
import { isArray, isTruthy } from '../values.js';
import { isNamed } from './chain.js';
import { emptyCode, walk, type Code, type Condition } from './code.js';
import { compilePredicate } from './conditions.js';
import { Frame, type Execution } from './frame.js';
import { compileSectionReference } from './references.js';
import type { CompileContext } from './compile-options.js';

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** Compiles a section. The alternative runs outside of the section's frame (§2.2). */
export function compileSection(node: NodeOf<'section'>, context: CompileContext): Code {
  const lookup = compileSectionReference(node.ref);
  const body = context.block(node.body);
  const otherwise = compileAlternatives(node.alternative, context);
  const isMarkup = isNamed(context.options.markup, node.ref);
  const enter = (frame: Frame, run: Execution) => {
    const value = lookup(frame);
    if (!isTruthy(value)) return null;
    const inner = new Frame(value, frame, run);
    inner.isMarkup = isMarkup;
    return inner;
  };
  return {
    run: (frame, run) => {
      const inner = enter(frame, run);
      return inner ? body.run(inner, run) : otherwise.run(frame, run);
    },
    walk: (frame, run) => {
      const inner = enter(frame, run);
      return inner ? walk(body, inner, run) : walk(otherwise, frame, run);
    },
  };
}

/** Compiles a repeated section. The separator runs in the frame of the element before it, with its variables (§2.3). */
export function compileRepeated(node: NodeOf<'repeated'>, context: CompileContext): Code {
  const lookup = compileSectionReference(node.ref);
  const body = context.block(node.body);
  const separator = node.separator.length > 0 ? context.block(node.separator) : emptyCode;
  const otherwise = compileAlternatives(node.alternative, context);
  return {
    run: (frame, run) => {
      const items = lookup(frame);
      if (!isArray(items) || items.length === 0) return otherwise.run(frame, run);
      const list = new Frame(items, frame, run);
      const element = new Frame(undefined, list, run);
      const last = items.length - 1;
      let text = '';
      for (let index = 0; index <= last && run.isRunning; index++) {
        list.index = index;
        element.restart(items[index]);
        text += body.run(element, run);
        if (index < last) text += separator.run(element, run);
      }
      return text;
    },
    walk: function* (frame, run) {
      const items = lookup(frame);
      if (!isArray(items) || items.length === 0) return yield* walk(otherwise, frame, run);
      const list = new Frame(items, frame, run);
      const element = new Frame(undefined, list, run);
      const last = items.length - 1;
      for (let index = 0; index <= last && run.isRunning; index++) {
        list.index = index;
        element.restart(items[index]);
        yield* walk(body, element, run);
        if (index < last) yield* walk(separator, element, run);
      }
    },
  };
}

/** Compiles a condition: runs the body, or else the first alternative that holds. */
export function compileBranches(
  holds: Condition,
  node: NodeOf<'if' | 'predicate'>,
  context: CompileContext,
): Code {
  const body = context.block(node.body);
  const otherwise = compileAlternatives(node.alternative, context);
  return branch((frame) => (holds(frame) ? body : otherwise));
}

function compileAlternatives(first: OrNode | null, context: CompileContext): Code {
  const branches = listAlternatives(first).map((node) => ({
    holds: compilePredicate(node, context.options.predicates),
    body: context.block(node.body),
  }));
  if (branches.length === 0) return emptyCode;
  return branch((frame, run) => {
    const found = run.spend(branches.length, 0) && branches.find(({ holds }) => holds(frame));
    return found ? found.body : emptyCode;
  });
}

function branch(choose: (frame: Frame, run: Execution) => Code): Code {
  return {
    run: (frame, run) => choose(frame, run).run(frame, run),
    walk: (frame, run) => walk(choose(frame, run), frame, run),
  };
}
