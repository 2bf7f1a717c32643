import {
  createLocator,
  describeFault,
  type Details,
  type ErrorCode,
  type ErrorTexts,
  type TemplateError,
} from '../errors/index.js';
import type { ApplyOptions } from '../plugins.js';
import { instructionName, type InstructionType } from '../syntax/index.js';
import type { Value } from '../values.js';
import { Budget, type Saved } from './budget.js';
import { itemOf, type RenderContext } from './context.js';
import { Frame, type Execution, type Macro } from './frame.js';
import type { Limits } from './limits.js';
import { Pending } from './loads.js';

/** Further errors of one run are dropped. */
const mostErrors = 100;

const noPath: readonly string[] = [];

/** Returns a parsed partial; null when there is none of that name, its errors when it has any. */
export type FindPartial = (
  name: string,
  context: RenderContext,
) => Macro | readonly TemplateError[] | null;

/** BCP 47; used when the host names none. */
const defaultLocale = 'en-US';

const noErrors: readonly TemplateError[] = [];

export interface RunOptions {
  readonly limits: Limits;
  readonly escape: 'none' | 'html';
  /** The template's text, which error positions refer to. */
  readonly source: string;
  readonly context: RenderContext;
  readonly findPartial: FindPartial;
  readonly errorTexts: ErrorTexts | null;
}

interface SavedRun extends Saved {
  readonly errors: number;
}

/** One execution of a template: budget, errors and position. Rarely needed members are created on first use. */
export class Run extends Budget implements Execution {
  /** The running instruction, as an index in `source`. */
  at = 0;
  private reported: TemplateError[] | null = null;
  private partials: Map<string, Macro | null> | null = null;
  private path = noPath;
  private depth = 0;
  private time: number | null = null;

  readonly limits: Limits;
  readonly escape: 'none' | 'html';
  private source: string;
  private readonly context: RenderContext;
  private readonly findPartial: FindPartial;
  private readonly errorTexts: ErrorTexts | null;

  constructor({ limits, escape, source, context, findPartial, errorTexts }: RunOptions) {
    super(limits, context.signal);
    this.limits = limits;
    this.escape = escape;
    this.source = source;
    this.context = context;
    this.findPartial = findPartial;
    this.errorTexts = errorTexts;
    if (context.signal) this.check();
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

  /** Constant from its first use to the end of the run. */
  get now(): number {
    return (this.time ??= this.context.now ?? Date.now());
  }

  report(code: ErrorCode, details: Details, children: readonly TemplateError[] = []): void {
    if (this.errors.length < mostErrors) this.add(code, details, children);
  }

  /** Reports what a plug-in threw as an error of the instruction at `at` (§6.2). */
  fail(thrown: unknown, type: InstructionType, at: number): void {
    if (thrown instanceof Pending) throw thrown;
    this.at = at;
    this.report('UNEXPECTED_ERROR', { name: instructionName(type), ...describeThrown(thrown) });
  }

  override save(): SavedRun {
    return { ...super.save(), errors: this.errors.length };
  }

  /** Also drops the errors of the instruction, partials' syntax errors included: it reports them again. */
  override restore(saved: SavedRun): void {
    super.restore(saved);
    this.reported?.splice(saved.errors);
    this.partials = null;
  }

  /** Waits for a part of the data, or for the abort of the run. */
  async wait({ promise }: Pending): Promise<void> {
    const { signal } = this;
    const resume = this.pause();
    if (!signal) return promise.then(resume);
    let stop = () => {};
    const aborted = new Promise<void>((resolve) => (stop = resolve));
    signal.addEventListener('abort', stop);
    if (!signal.aborted) await Promise.race([promise, aborted]);
    signal.removeEventListener('abort', stop);
    resume();
    this.check();
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

  /** Returns null, after reporting it, when there is no such partial or it has errors and counts as empty. */
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

  protected reportLongText(): void {
    this.report('CODE_LIMIT_REACHED', { found: 'A text is longer than the limit allows.' });
  }

  protected reportEnd(why: string): void {
    this.add('CODE_LIMIT_REACHED', { found: why }, []);
  }

  private add(code: ErrorCode, details: Details, children: readonly TemplateError[]): void {
    const fault = { code, at: this.at, details };
    const position = createLocator(this.source)(fault.at);
    (this.reported ??= []).push(
      describeFault(fault, position, this.errorTexts, this.path, children),
    );
  }
}

/** Searches all frames, private ones too (§5.1). */
function findMacro(start: Frame, name: string): Macro | undefined {
  for (let frame: Frame | null = start; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name);
    if (macro) return macro;
  }
  return undefined;
}

/** Never throws: a thrown value may have throwing getters. */
function describeThrown(thrown: unknown): { error: string; message: string } {
  try {
    const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error: String(name), message: String(message) };
  } catch {
    return { error: 'Error', message: 'what was thrown cannot be read' };
  }
}
