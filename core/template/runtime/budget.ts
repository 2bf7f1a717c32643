import type { Value } from '../values.js';
import type { Limits } from './limits.js';

/** UTF-16 units of text that count as one instruction. */
const longText = 64;

/** Instructions between two checks of the abort signal. */
const signalInterval = 1_000;

/** The rest of a budget at a moment. */
export interface Saved {
  readonly reserve: number;
  readonly slice: number;
  readonly room: number;
}

/**
 * Counts the instructions and the output of one run against its limits. A base class of the run and not a member,
 * because `spend` and `emit` run for every instruction.
 */
export abstract class Budget {
  /** Instructions that are left beyond those of `slice`. */
  private reserve: number;
  /** Instructions until the next call of `refill`. */
  private slice = 0;
  /** UTF-16 units of output that are left. */
  private room: number;
  private readonly stringLength: number;
  /** False once a limit has ended the run: loops stop. */
  isRunning = true;

  constructor(
    limits: Limits,
    protected readonly signal: AbortSignal | undefined,
  ) {
    this.stringLength = limits.stringLength;
    this.room = limits.outputLength;
    this.reserve = limits.instructions;
  }

  /** Adds the error of a text that is too long. */
  protected abstract reportLongText(): void;

  /** Adds the error that says why the run ends, also when there are too many errors already. */
  protected abstract reportEnd(why: string): void;

  /** Counts instructions and the fixed text they print. Returns false when the run is over. */
  spend(instructions: number, length: number): boolean {
    this.slice -= instructions;
    this.room -= length;
    return (this.slice >= 0 && this.room >= 0) || this.refill();
  }

  /** Counts printed text and returns it; returns '' once the output is full. */
  emit(text: string): string {
    this.room -= text.length;
    return this.room >= 0 || this.refill() ? text : '';
  }

  /** What is left, for `restore`. */
  save(): Saved {
    return { reserve: this.reserve, slice: this.slice, room: this.room };
  }

  /** Gives back what an instruction that will run again has spent. */
  restore({ reserve, slice, room }: Saved): void {
    this.reserve = reserve;
    this.slice = slice;
    this.room = room;
  }

  /** Ends the run if it is aborted. */
  checkAbort(): void {
    if (this.signal?.aborted) this.end('The run was aborted.');
  }

  /** Returns a formatter's result, or undefined for a text that is too long. A long text costs instructions. */
  limit(value: Value): Value {
    if (typeof value !== 'string') return value;
    if (value.length > longText) this.slice -= Math.floor(value.length / longText);
    if (value.length <= this.stringLength) return value;
    this.reportLongText();
    return undefined;
  }

  /** Returns the budget of a text that was emitted but is not output. */
  refund(text: string): string {
    this.room += text.length;
    return text;
  }

  /** The slow path of counting: takes the next slice of the reserve, or ends the run. */
  protected refill(): boolean {
    if (!this.isRunning) return false;
    if (this.room < 0) return this.end('The output is longer than the limit allows.');
    this.checkAbort();
    if (!this.isRunning) return false;
    if (this.slice < 0 && this.reserve <= 0) {
      return this.end('More instructions than the limit allows.');
    }
    if (this.slice <= 0) {
      // A negative slice is a debt of long texts, and paid at once.
      const wanted = this.signal ? signalInterval - this.slice : this.reserve;
      const size = Math.min(this.reserve, wanted);
      this.slice += size;
      this.reserve -= size;
      return this.slice >= 0 || this.refill();
    }
    return true;
  }

  private end(why: string): false {
    this.isRunning = false;
    this.slice = -Infinity;
    this.room = -Infinity;
    this.reportEnd(why);
    return false;
  }
}
