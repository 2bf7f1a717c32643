import type { InstructionType } from '../syntax/index.js';
import type { Value } from '../values.js';
import type { Execution, Frame, Step } from './frame.js';
import type { Pending } from './loads.js';

/** A compiled block or instruction. */
export interface Code {
  readonly run: Step;
  /** The same in pieces, for streaming long blocks; without it the text of `run` is one piece. */
  readonly walk?: ((frame: Frame, run: Execution) => Iterable<Piece>) | undefined;
}

/** Text, or what the stream has to wait for before it asks for the next piece. */
export type Piece = string | Pending;

/** An instruction of a block, with the position and type for its errors. */
export interface Instruction extends Code {
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

export function walk(code: Code, frame: Frame, run: Execution): Iterable<Piece> {
  return code.walk?.(frame, run) ?? [code.run(frame, run)];
}
