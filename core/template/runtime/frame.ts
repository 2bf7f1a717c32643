import type { Details, ErrorCode } from '../errors/index.js';
import type { ApplyOptions, Environment, RuntimeCode, Scope } from '../plugins.js';
import type { InstructionType } from '../syntax/index.js';
import { memberAt, memberOf, type Path, type Value } from '../values.js';
import type { Budget } from './budget.js';
import { SafeText } from './safe-text.js';

const nothing: readonly Value[] = [];

/** One frame of the stack that references are resolved against (§3.2). */
export class Frame implements Scope {
  /** The running index of a loop; −1 outside of one. */
  index = -1;
  /** `@name` → value. */
  variables: Map<string, Value | SafeText> | null = null;
  macros: Map<string, Macro> | null = null;
  rest = nothing;
  /** Whether the node is markup by the name of its section. */
  isMarkup = false;
  /** True when names are not looked up in outer frames. */
  isPrivate = false;

  constructor(
    public node: Value,
    readonly parent: Frame | null,
    readonly run: Execution,
  ) {}

  get outer(): Frame {
    return this.parent ?? this;
  }

  get environment(): Environment {
    return this.run;
  }

  /** The next frame of a name lookup. */
  get next(): Frame | null {
    return this.isPrivate ? null : this.parent;
  }

  lookup(path: Path): Value {
    const first = path[0];
    if (first === undefined) return undefined;
    return memberAt(first === '@' ? this.node : find(this, first), path, 1);
  }

  apply(name: string, node: Value, options: ApplyOptions): string {
    return this.run.apply(name, node, this, options);
  }

  report(code: RuntimeCode, message: string): void {
    this.run.report(code, { message, found: message });
  }

  /** Reuses the frame for a loop's next element, without the variables of the last one. */
  restart(node: Value): void {
    this.node = node;
    this.variables = null;
    this.macros = null;
  }

  bind(name: string, value: Value | SafeText): void {
    (this.variables ??= new Map()).set(name, value);
  }

  define(name: string, macro: Macro): void {
    (this.macros ??= new Map()).set(name, macro);
  }
}

/** The part of a run that its frames and compiled code use. */
export interface Execution extends Budget, Environment {
  /** The running instruction, as an index in the source. */
  at: number;
  report(code: ErrorCode, details: Details): void;
  /** Reports what a plug-in threw as an error of the instruction at `at` (§6.2). */
  fail(thrown: unknown, type: InstructionType, at: number): void;
  /** The value that `{.inject}` binds (§5.4). */
  injected(path: string): Value;
  /** Runs a macro or partial in a frame of its own (§5.1). */
  apply(name: string, node: Value, caller: Frame, options: ApplyOptions): string;
  /** Runs a macro or partial in the frame given (§5.3). */
  include(name: string, frame: Frame): string;
}

/** A compiled instruction: prints its text and changes the frame. */
export type Step = (frame: Frame, run: Execution) => string;

/** A named block and the source that its errors refer to. */
export interface Macro {
  readonly code: { readonly run: Step };
  readonly source: string;
}

/** Looks a name up from the inside out (§3.3). Null counts as found. */
export function find(start: Frame, name: string | number): Value {
  if (isMember(name)) return findMember(start, name);
  for (let frame: Frame | null = start; frame; frame = frame.next) {
    const value = findHere(frame, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether the name can only be a member of the data: the most frequent case, which gets a fast path. */
export function isMember(name: string | number): boolean {
  return typeof name === 'number' || name.charCodeAt(0) !== 64;
}

/** `find` for a member of the data. */
export function findMember(start: Frame, name: string | number): Value {
  let last: Value;
  for (let frame: Frame | null = start; frame; frame = frame.next) {
    const { node } = frame;
    // The frame of a tag has the node of the frame around it.
    if (node === last) continue;
    const value = memberOf(node, name);
    if (value !== undefined) return value;
    last = node;
  }
  return undefined;
}

/** Looks a name up in one frame: loop index, variable, or member of its node (§3.3). */
export function findHere(frame: Frame, name: string | number): Value {
  if (typeof name === 'number' || isMember(name)) return memberOf(frame.node, name);
  if (name === '@') return frame.node;
  if (name === '@index') return frame.index < 0 ? undefined : frame.index + 1;
  if (name === '@index0') return frame.index < 0 ? undefined : frame.index;
  const value = frame.variables?.get(name);
  return value instanceof SafeText ? value.text : value;
}

/** The safe text that is bound to `name`; undefined for any other value. */
export function findSafeText(start: Frame, name: string): string | undefined {
  for (let frame: Frame | null = start; frame; frame = frame.next) {
    const value = frame.variables?.get(name);
    if (value !== undefined) return value instanceof SafeText ? value.text : undefined;
  }
  return undefined;
}
