import type { InstructionType } from '../syntax/index.js';
import type { Value } from '../values.js';
// Type circle: compiled code is a function of the frame and the run, and both run code.
import type { Frame } from './frame.js';
import { Pending } from './loads.js';
// Type circle: see above.
import type { Run } from './run.js';

/** A compiled instruction: prints its text and changes the frame. */
export type Step = (frame: Frame, run: Run) => string;

/** A compiled block or instruction. */
export interface Code {
  readonly run: Step;
  /** The same in pieces, for streaming long blocks; without it the text of `run` is one piece. */
  readonly walk?: (frame: Frame, run: Run) => Iterable<Piece>;
}

/** Text, or what the stream has to wait for before it asks for the next piece. */
export type Piece = string | Pending;

/** An instruction of a block, with the position and type for its errors. */
export interface Instruction {
  readonly code: Code;
  readonly type: InstructionType;
  /** Index of its tag in the source. */
  readonly at: number;
  /** Its cost in instructions: one for itself and one for each formatter. */
  readonly cost: number;
}

/** A part of a block: fixed text or an instruction. */
export type Part = string | Instruction;

export type Lookup = (frame: Frame) => Value;

export type Condition = (frame: Frame) => boolean;

export const emptyCode: Code = { run: () => '' };

export function walk(code: Code, frame: Frame, run: Run): Iterable<Piece> {
  return code.walk?.(frame, run) ?? [code.run(frame, run)];
}

/** Compiles the parts of a block in sequence. An instruction that throws only loses its own text (§6.2). */
export function compileSequence(given: readonly Part[]): Code {
  const parts = joinTexts(given);
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  const cost = parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.cost), 1);
  return {
    run: compileSteps(parts, cost, length),
    walk: function* (frame, run) {
      if (!run.spend(cost, length)) return;
      for (const part of parts) {
        if (typeof part === 'string') yield part;
        else yield* walkInstruction(part, frame, run);
      }
    },
  };
}

function runInstruction({ code, type, at }: Instruction, frame: Frame, run: Run): string {
  run.at = at;
  try {
    return code.run(frame, run);
  } catch (error) {
    run.fail(error, type, at);
    return '';
  }
}

/** An instruction whose data are not there yet has printed nothing, so it can run again. */
function* walkInstruction(
  { code, type, at }: Instruction,
  frame: Frame,
  run: Run,
): Iterable<Piece> {
  for (let isDone = false; !isDone;) {
    run.at = at;
    const saved = run.save();
    try {
      yield* walk(code, frame, run);
      isDone = true;
    } catch (error) {
      if (error instanceof Pending) {
        run.restore(saved);
        yield error;
        isDone = !run.isRunning;
      } else {
        run.fail(error, type, at);
        isDone = true;
      }
    }
  }
}

function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/** Compiles to steps, each with the fixed text that follows it. */
function compileSteps(parts: readonly Part[], cost: number, length: number): Step {
  const [start, ...rest] = typeof parts[0] === 'string' ? parts : ['', ...parts];
  const text = String(start);
  const steps: { readonly step: Instruction; readonly after: string }[] = [];
  rest.forEach((part, index) => {
    const next = rest[index + 1];
    if (typeof part === 'string') return;
    steps.push({ step: part, after: typeof next === 'string' ? next : '' });
  });
  const [only, ...more] = steps;
  if (!only) return (_, run) => (run.spend(cost, length) ? text : '');
  if (more.length === 0) {
    const { step, after } = only;
    return (frame, run) =>
      run.spend(cost, length) ? text + runInstruction(step, frame, run) + after : '';
  }
  return (frame, run) => {
    if (!run.spend(cost, length)) return '';
    let printed = text;
    for (const { step, after } of steps) printed += runInstruction(step, frame, run) + after;
    return printed;
  };
}
