import type { Block, Node } from '../syntax/index.js';
import { walk, type Code, type Instruction, type Part, type Piece } from './code.js';
import type { Execution, Frame } from './frame.js';
import { Pending } from './loads.js';

/** Instructions of one block between two checks of the time: a long block has paid for all of them at its start. */
const checkInterval = 16;

const noTexts: readonly string[] = [];
const noInstructions: readonly Instruction[] = [];

/**
 * The instructions of a block in sequence, compiled when it first runs, because most runs execute only part of a
 * template. Its nodes are dropped then: a template that is kept weighs what its code does. A class, because hundreds of
 * templates are kept and an object takes less memory than closures.
 */
export class BlockCode implements Code {
  private instructions = noInstructions;
  /** Fixed texts: before the first instruction, and after each. */
  private texts = noTexts;
  private length = 0;
  private cost = 1;

  constructor(
    private nodes: Block | null,
    private readonly compile: (node: Node) => Part,
  ) {}

  run(frame: Frame, run: Execution): string {
    if (this.nodes) this.fill(this.nodes);
    if (!run.spend(this.cost, this.length)) return '';
    const { instructions, texts } = this;
    let printed = texts[0] ?? '';
    for (let at = 0; at < instructions.length; at++) {
      if (at % checkInterval === checkInterval - 1 && !run.check()) break;
      const instruction = instructions[at];
      if (instruction) printed += runInstruction(instruction, frame, run);
      printed += texts[at + 1] ?? '';
    }
    return printed;
  }

  *walk(frame: Frame, run: Execution): Iterable<Piece> {
    if (this.nodes) this.fill(this.nodes);
    if (!run.spend(this.cost, this.length)) return;
    for (const [at, text] of this.texts.entries()) {
      if (at % checkInterval === checkInterval - 1 && !run.check()) return;
      if (text !== '') yield text;
      const instruction = this.instructions[at];
      if (instruction) yield* walkInstruction(instruction, frame, run);
    }
  }

  private fill(nodes: Block): void {
    const instructions: Instruction[] = [];
    const texts = [''];
    for (const node of nodes) {
      const part = this.compile(node);
      if (typeof part === 'string') {
        this.length += part.length;
        texts.push((texts.pop() ?? '') + part);
      } else {
        this.cost += part.cost;
        instructions.push(part);
        texts.push('');
      }
    }
    // Copies: an array that has grown holds room for more.
    this.instructions = instructions.slice();
    this.texts = texts.slice();
    this.nodes = null;
  }
}

/** An instruction that throws only loses its own text (§6.2). */
function runInstruction(instruction: Instruction, frame: Frame, run: Execution): string {
  run.at = instruction.at;
  try {
    return instruction.run(frame, run);
  } catch (error) {
    run.fail(error, instruction.type, instruction.at);
    return '';
  }
}

/** An instruction whose data are not there yet has printed nothing, so it can run again. */
function* walkInstruction(instruction: Instruction, frame: Frame, run: Execution): Iterable<Piece> {
  const { type, at } = instruction;
  for (let isDone = false; !isDone;) {
    run.at = at;
    const saved = run.save();
    try {
      yield* walk(instruction, frame, run);
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
