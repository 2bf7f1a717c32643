import {
  createLocator,
  describeFault,
  type Details,
  type ErrorCode,
  type TemplateError,
} from '../errors/index.js';
import type { ApplyOptions, Environment } from '../plugins.js';
import { instructionName, type InstructionType } from '../syntax/index.js';
import type { Value } from '../values.js';
import { itemOf, type RenderContext } from './context.js';
import { Frame, type Macro } from './frame.js';
import type { Limits } from './limits.js';

/** Beyond this many, errors of one run are no longer kept. */
const mostErrors = 100;

const noPath: readonly string[] = [];

/** UTF-16 units of text that count as one instruction. */
const longText = 64;

/** Instructions between two looks at the signal. */
const signalInterval = 1_000;

/** A partial by name, parsed; null where there is none, its errors where it is not fit to run. */
export type FindPartial = (
  name: string,
  context: RenderContext,
) => Macro | readonly TemplateError[] | null;

/** BCP 47, where the host names none. */
const defaultLocale = 'en-US';

const noErrors: readonly TemplateError[] = [];

/** One execution: its limits, its errors, and where it is. Made for each, so what is seldom needed is made when it is. */
export class Run implements Environment {
  /** The instruction under way, as an index in `source`. */
  at = 0;
  private reported: TemplateError[] | null = null;
  private partials: Map<string, Macro | null> | null = null;
  private path = noPath;
  private depth = 0;
  private budget: number;
  private slice = 0;
  private room: number;
  private readonly longest: number;
  /** Whether a loop may take its next round. */
  isRunning = true;
  private time: number | null = null;

  constructor(
    readonly limits: Limits,
    readonly escape: 'none' | 'html',
    private source: string,
    private readonly context: RenderContext,
    private readonly findPartial: FindPartial,
  ) {
    this.longest = limits.stringLength;
    this.room = limits.outputLength;
    this.budget = limits.instructions;
    this.refill();
  }

  get errors(): readonly TemplateError[] {
    return this.reported ?? noErrors;
  }

  get locale(): string | null {
    const { locale } = this.context;
    return locale === undefined ? defaultLocale : locale;
  }

  get timeZone(): string | null {
    return this.context.timeZone ?? null;
  }

  /** The same from the first look to the end of the run. */
  get now(): number {
    return (this.time ??= this.context.now ?? Date.now());
  }

  /** Counts instructions and the text they print for certain. False: the run is over. */
  spend(instructions: number, length: number): boolean {
    this.slice -= instructions;
    this.room -= length;
    return (this.slice >= 0 && this.room >= 0) || this.refill();
  }

  /** Text on its way out; nothing once the output is full. */
  emit(text: string): string {
    this.room -= text.length;
    return this.room >= 0 || this.refill() ? text : '';
  }

  /** The result of a formatter, unless it is longer than text may be. Making long text counts as work. */
  limit(value: Value): Value {
    if (typeof value !== 'string') return value;
    if (value.length > longText) this.slice -= Math.floor(value.length / longText);
    if (value.length <= this.longest) return value;
    this.report('CODE_LIMIT_REACHED', { found: 'A text is longer than the limit allows.' });
    return undefined;
  }

  /** Gives back what was counted for text that is not printed after all. */
  refund(text: string): string {
    this.room += text.length;
    return text;
  }

  report(code: ErrorCode, details: Details, children: readonly TemplateError[] = []): void {
    if (this.errors.length < mostErrors) this.add(code, details, children);
  }

  /** Turns what a plug-in threw into an error of its instruction, which stands at `at` (§6.2). */
  fail(thrown: unknown, type: InstructionType, at: number): void {
    this.at = at;
    this.report('UNEXPECTED_ERROR', { name: instructionName(type), ...describeThrown(thrown) });
  }

  injected(path: string): Value {
    const { injects } = this.context;
    return injects && itemOf(injects, path);
  }

  /** Runs a macro or partial in a frame of its own (§5.1). */
  apply(name: string, node: Value, caller: Frame, { isPrivate, args }: ApplyOptions): string {
    const frame = new Frame(node, caller, this);
    frame.isPrivate = isPrivate;
    if (args) frame.bind('@args', args);
    return this.refund(this.enter(name, caller, frame, 'APPLY'));
  }

  /** Runs a macro or partial in the frame given (§5.3). */
  include(name: string, frame: Frame): string {
    return this.enter(name, frame, frame, 'INCLUDE');
  }

  private enter(name: string, caller: Frame, frame: Frame, kind: 'APPLY' | 'INCLUDE'): string {
    const target = findMacro(caller, name) ?? this.partial(name, kind);
    if (!target) return '';
    if (this.depth >= this.limits.depth) {
      this.report('APPLY_PARTIAL_RECURSION_DEPTH', { name, limit: this.limits.depth });
      return '';
    }
    const { at, path, source } = this;
    this.depth++;
    this.path = [...path, name];
    this.source = target.source;
    try {
      return target.code.run(frame, this);
    } finally {
      this.depth--;
      this.at = at;
      this.path = path;
      this.source = source;
    }
  }

  /** Null, once reported: there is none, or it has errors and counts as empty. */
  private partial(name: string, kind: 'APPLY' | 'INCLUDE'): Macro | null {
    const partials = (this.partials ??= new Map());
    const known = partials.get(name);
    if (known !== undefined) return known;
    const found = this.findPartial(name, this.context);
    if (found === null) {
      this.report(`${kind}_PARTIAL_MISSING`, { name });
      return null;
    }
    if ('code' in found) {
      partials.set(name, found);
      return found;
    }
    partials.set(name, null);
    for (const error of found) {
      const message = `SyntaxError: ${error.message}`;
      this.report(`${kind}_PARTIAL_SYNTAX`, { name, message }, [
        { ...error, path: [...this.path, name] },
      ]);
    }
    return null;
  }

  /** The slow side of counting: more to spend, or the end. */
  private refill(): boolean {
    if (!this.isRunning) return false;
    if (this.room < 0) return this.stop('The output is longer than the limit allows.');
    if (this.context.signal?.aborted) return this.stop('The run was aborted.');
    if (this.slice < 0 && this.budget <= 0) {
      return this.stop('More instructions than the limit allows.');
    }
    if (this.slice <= 0) {
      // What is owed already is paid with it, however long the texts were that were made meanwhile.
      const wanted = this.context.signal ? signalInterval - this.slice : this.budget;
      const size = Math.min(this.budget, wanted);
      this.slice += size;
      this.budget -= size;
      return this.slice >= 0 || this.refill();
    }
    return true;
  }

  private stop(why: string): false {
    this.isRunning = false;
    this.slice = -Infinity;
    this.room = -Infinity;
    // However many errors there are already: that a run was cut off is always said.
    this.add('CODE_LIMIT_REACHED', { found: why }, []);
    return false;
  }

  private add(code: ErrorCode, details: Details, children: readonly TemplateError[]): void {
    const fault = { code, at: this.at, details };
    const position = createLocator(this.source)(fault.at);
    (this.reported ??= []).push(describeFault(fault, position, this.path, children));
  }
}

/** Through all frames, private ones too (§5.1). */
function findMacro(start: Frame, name: string): Macro | undefined {
  for (let frame: Frame | null = start; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name);
    if (macro) return macro;
  }
  return undefined;
}

/** Anything can be thrown, even what cannot be read. */
function describeThrown(thrown: unknown): { error: string; message: string } {
  try {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error: String(name), message: String(message) };
  } catch {
    return { error: 'Error', message: 'what was thrown cannot be read' };
  }
}
