import type { Value } from '../values.js';
import type { Limits } from './limits.js';

/** UTF-16 units of text that count as one instruction. */
const longText = 64;

/** Instructions until the first check of time and abort signal, and between two checks at most. */
const firstInterval = 16;
const longestInterval = 4_096;

/** Milliseconds between two checks that are neither too many nor too late. */
const goodPause = 5;

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
  private slice: number;
  /** UTF-16 units of output that are left. */
  private room: number;
  private readonly stringLength: number;
  /** When the run has worked long enough, on the clock of `performance`; Infinity for never. */
  private deadline: number;
  private checkedAt: number;
  /** Instructions between two checks: many of quick ones, few of slow ones. */
  private interval = firstInterval;
  /** False once a limit has ended the run: loops stop. */
  isRunning = true;

  constructor(
    limits: Limits,
    protected readonly signal: AbortSignal | undefined,
  ) {
    this.stringLength = limits.stringLength;
    this.room = limits.outputLength;
    this.slice = Math.min(firstInterval, limits.instructions);
    this.reserve = limits.instructions - this.slice;
    this.checkedAt = performance.now();
    this.deadline = this.checkedAt + limits.time;
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

  /** The remaining budget, for `restore`. */
  save(): Saved {
    return { reserve: this.reserve, slice: this.slice, room: this.room };
  }

  /** Gives back what an instruction that will run again has spent. */
  restore({ reserve, slice, room }: Saved): void {
    this.reserve = reserve;
    this.slice = slice;
    this.room = room;
  }

  /** Ends the run if it is aborted or has worked too long; returns whether it goes on. */
  check(): boolean {
    if (!this.isRunning) return false;
    if (this.signal?.aborted) return this.end('The run was aborted.');
    const now = performance.now();
    if (now > this.deadline) return this.end('The run takes longer than the limit allows.');
    const isSlow = now - this.checkedAt > goodPause;
    this.interval = isSlow
      ? Math.max(this.interval >> 3, 1)
      : Math.min(this.interval * 2, longestInterval);
    this.checkedAt = now;
    return true;
  }

  /** Stops the clock of the run, until the function that is returned is called. */
  pause(): () => void {
    const since = performance.now();
    return () => {
      const now = performance.now();
      this.deadline += now - since;
      this.checkedAt = now;
    };
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
    if (!this.check()) return false;
    if (this.slice < 0 && this.reserve <= 0) {
      return this.end('More instructions than the limit allows.');
    }
    if (this.slice <= 0) {
      // A negative slice is a debt of long texts, and paid at once.
      const size = Math.min(this.reserve, this.interval - this.slice);
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
