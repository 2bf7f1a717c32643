import type { Value } from '../values.js';
import type { Frame } from './frame.js';
import type { Run } from './run.js';

/** A compiled instruction: prints its text and changes the frame. */
export type Step = (frame: Frame, run: Run) => string;

/** A compiled block or instruction. */
export interface Code {
  readonly run: Step;
  /** The same in pieces, for a block that may become long; without it the text of `run` is one piece. */
  readonly walk?: (frame: Frame, run: Run) => Iterable<string>;
}

/** Of a block: a text that is always the same, or an instruction. */
export type Part = string | Code;

export type Lookup = (frame: Frame) => Value;

export type Condition = (frame: Frame, run: Run) => boolean;

export const printsNothing: Code = { run: () => '' };

export function walk(code: Code, frame: Frame, run: Run): Iterable<string> {
  return code.walk?.(frame, run) ?? [code.run(frame, run)];
}

/** A block of its parts, one after the other. */
export function inTurn(given: readonly Part[]): Code {
  const parts = joinTexts(given);
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
  const cost = parts.length + 1;
  return {
    run: runAll(parts, cost, length),
    walk: function* (frame, run) {
      if (!run.spend(cost, length)) return;
      for (const part of parts) {
        if (typeof part === 'string') yield part;
        else yield* walk(part, frame, run);
      }
    },
  };
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

/** Steps, each with the text that follows it. */
function runAll(parts: readonly Part[], cost: number, length: number): Step {
  const [start, ...rest] = typeof parts[0] === 'string' ? parts : ['', ...parts];
  const text = String(start);
  const steps: { readonly run: Step; readonly after: string }[] = [];
  rest.forEach((part, index) => {
    const next = rest[index + 1];
    if (typeof part === 'string') return;
    steps.push({ run: part.run, after: typeof next === 'string' ? next : '' });
  });
  const [only, ...more] = steps;
  if (!only) return (_, run) => (run.spend(cost, length) ? text : '');
  if (more.length === 0) {
    const { run: step, after } = only;
    return (frame, run) => (run.spend(cost, length) ? text + step(frame, run) + after : '');
  }
  return (frame, run) => {
    if (!run.spend(cost, length)) return '';
    let printed = text;
    for (const step of steps) printed += step.run(frame, run) + step.after;
    return printed;
  };
}
