import type { Path, Value } from '../values.js';
import { assignment, type Operator } from './operators.js';
import type { Call, Program, Step } from './program.js';
import type { Scalar } from './scalar.js';
import type { Operand, Reference } from './token.js';

/** The result of an expression. */
export interface Outcome {
  /** The value of the last statement; undefined for none. */
  readonly value: Value;
  /** The assigned variables, by name with the `@`. */
  readonly bindings: ReadonlyMap<string, Value>;
  /** With any error there is neither value nor binding (§4.6). */
  readonly problems: readonly string[];
}

interface Run {
  readonly lookup: (path: Path) => Value;
  readonly bindings: Map<string, Scalar>;
  readonly longest: number;
}

/** Undefined is the mark below a call's arguments. */
type Stack = (Operand | undefined)[];

const definition = /^@(?!index0?$)./;
// Longer text makes some engines throw.
const longestOfAll = 2 ** 28;

/** Runs until a statement fails. `stringLength` limits joined text (§4.5), 0 for no limit. */
export function runProgram(
  program: Program,
  lookup: (path: Path) => Value,
  stringLength: number,
): Outcome {
  const longest = Math.min(stringLength || longestOfAll, longestOfAll);
  const run: Run = { lookup, bindings: new Map(), longest };
  let value: Value;
  for (const steps of program) {
    const problems: string[] = [];
    value = runStatement(steps, run, problems);
    if (problems.length > 0) return { value: undefined, bindings: new Map(), problems };
  }
  return { value, bindings: run.bindings, problems: [] };
}

/** The top of the stack; nothing after an assignment. */
function runStatement(steps: readonly Step[], run: Run, problems: string[]): Scalar | undefined {
  const stack: Stack = [];
  let assigns = false;
  for (const step of steps) {
    if (isOperand(step)) {
      stack.push(step);
      continue;
    }
    assigns ||= step === assignment;
    const problem = 'called' in step ? call(step, stack, run) : operate(step, stack, run);
    if (problem !== null) {
      problems.push(problem);
      break;
    }
  }
  if (assigns || stack.length === 0) return undefined;
  const value = valueOf(stack.pop(), run);
  if (value === undefined) problems.push('Reduce error: unexpected token on stack');
  return value;
}

function operate(operator: Operator, stack: Stack, run: Run): string | null {
  const { name, isPrefix, apply } = operator;
  // A prefix without an operand does nothing.
  if (isPrefix && stack.at(-1) === undefined) return null;
  const last = stack.pop();
  const first = isPrefix ? last : stack.pop();
  if (operator === assignment && first !== undefined && last !== undefined) {
    const value = valueOf(last, run);
    assign(first, value, run);
    // The value of an outer assignment: `@x = @y = 3`.
    stack.push(value === undefined ? last : value);
    return null;
  }
  const a = valueOf(first, run);
  const b = valueOf(last, run);
  if (a === undefined || b === undefined) return `Invalid arguments to operator ${name}`;
  const result = apply(a, b, run.longest);
  if (result === undefined) {
    return `Concatenation would exceed maximum string length ${run.longest}`;
  }
  stack.push(result);
  return null;
}

/** Arrays and objects are dropped from the arguments. */
function call({ called, apply }: Call, stack: Stack, run: Run): string | null {
  const args: Scalar[] = [];
  for (let operand = stack.pop(); operand !== undefined; operand = stack.pop()) {
    const value = valueOf(operand, run);
    if (value !== undefined) args.push(value);
  }
  const [first] = args.reverse();
  if (first === undefined) return `Error calling function ${called}`;
  stack.push(apply(first, args));
  return null;
}

/**
 * Assigns only scalars, and only to a plain `@name`; ignores anything else (§4.1). A loop's index could be bound, but
 * not read back (§2.6).
 */
function assign(target: Operand, value: Scalar | undefined, { bindings }: Run): void {
  const name = isReference(target) ? target.name : null;
  if (name !== null && definition.test(name) && value !== undefined) bindings.set(name, value);
}

/** Undefined for values that no operator accepts: arrays, objects, undefined. */
function valueOf(operand: Operand | undefined, run: Run): Scalar | undefined {
  if (operand === undefined || !isReference(operand)) return operand;
  const { name, path } = operand;
  const bound = run.bindings.get(String(path[0]));
  if (bound !== undefined) return name === null ? null : bound;
  const value = run.lookup(path);
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null ? undefined : value;
}

function isOperand(step: Step): step is Operand | undefined {
  return typeof step !== 'object' || step === null || 'path' in step;
}

function isReference(operand: Operand): operand is Reference {
  return typeof operand === 'object' && operand !== null;
}
