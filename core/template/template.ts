import {
  createLocator,
  describeFault,
  refuseErrors,
  StrictModeError,
  type ErrorTexts,
  type Fault,
  type TemplateError,
} from './errors/index.js';
import {
  compileTree,
  Frame,
  Pending,
  Run,
  withLoads,
  withWebsite,
  type Code,
  type FindPartial,
  type Macro,
  type RenderContext,
  type CompileOptions,
} from './runtime/index.js';
import {
  parse,
  type Block,
  type Inspector,
  type Parsed,
  type Tree,
  type Trees,
} from './syntax/index.js';
import type { Value } from './values.js';

export interface RenderResult {
  readonly output: string;
  /** The template's syntax errors, then the errors of the run (§6.1). */
  readonly errors: readonly TemplateError[];
}

/** The output in pieces. */
export interface TemplateStream extends AsyncIterable<string> {
  /** The errors so far; complete after the last piece. */
  readonly errors: readonly TemplateError[];
}

export interface TemplateOptions extends CompileOptions {
  readonly mode: 'safe' | 'strict';
  readonly findPartial: FindPartial;
  /** The validating parser's checks; null without it. */
  readonly inspector: Inspector | null;
  /** Null where messages are codes. */
  readonly errorTexts: ErrorTexts | null;
  readonly trees: Trees;
}

const noContext: RenderContext = {};

/** The smallest piece of a stream in UTF-16 units, except the last. */
const pieceLength = 16_384;

/** A compiled template, which can be rendered any number of times. Created by `engine.compile`. */
export class Template {
  private code: Code | null = null;
  private found: readonly TemplateError[] | null = null;
  private inspected: readonly TemplateError[] | null = null;
  /** Until it is compiled; a tree that was given is kept, because it cannot be parsed again. */
  private root: Block | null;
  private readonly faults: readonly Fault[];
  private readonly text: string;
  private readonly isTree: boolean;

  constructor(
    source: string | Tree,
    private readonly options: TemplateOptions,
  ) {
    this.text = typeof source === 'string' ? source : '';
    const { root, faults } =
      typeof source === 'string' ? parse(source, options) : readTree(source, options.trees);
    this.root = root;
    this.faults = faults;
    this.isTree = typeof source !== 'string';
  }

  /**
   * All errors of the validating parser, tags before structure (§6.3). The entry point `template/core` has no
   * validating parser; there these are the syntax errors of a run.
   */
  get errors(): readonly TemplateError[] {
    const { inspector } = this.options;
    return (this.inspected ??=
      this.isTree || !inspector
        ? this.syntaxErrors()
        : this.describe(parse(this.text, this.options, inspector).faults));
  }

  /**
   * The tree in its serialized form (§15).
   *
   * @throws TreesMissingError in an engine without the option `trees`.
   */
  get ast(): Tree {
    return this.options.trees.exportTree(this.root ?? parse(this.text, this.options).root);
  }

  /** Renders synchronously. In strict mode throws StrictModeError for the first error; in safe mode never throws. */
  render(data: Value, context: RenderContext = noContext): RenderResult {
    const { run, frame } = this.start(data, context, false);
    let output = '';
    try {
      output = this.compiled().run(frame, run);
    } catch (error) {
      run.fail(error, 'root', 0);
    }
    return { output, errors: this.finish(run) };
  }

  /**
   * Renders in pieces, so that a response can start before the page is complete: pieces of 16 KiB, and what there is
   * whenever the template asks for a part of `context.load` that is not there yet.
   */
  stream(data: Value, context: RenderContext = noContext): TemplateStream {
    const { run, frame } = this.start(data, context, true);
    const pieces = this.pieces(frame, run);
    const errorsNow = () => this.errorsOf(run);
    return {
      get errors() {
        return errorsNow();
      },
      [Symbol.asyncIterator]: () => pieces,
    };
  }

  /** The code of a partial or macro, or its syntax errors. */
  asMacro(): Macro | readonly TemplateError[] {
    const errors = this.syntaxErrors();
    return errors.length > 0 ? errors : { code: this.compiled(), source: this.text };
  }

  private async *pieces(frame: Frame, run: Run): AsyncGenerator<string, void, undefined> {
    let piece = '';
    try {
      const code = this.compiled();
      for (const text of code.walk?.(frame, run) ?? [code.run(frame, run)]) {
        const isWaiting = text instanceof Pending;
        if (!isWaiting) piece += text;
        if (piece.length >= (isWaiting ? 1 : pieceLength)) {
          if (this.options.mode === 'strict') this.finish(run);
          const resume = run.pause();
          yield piece;
          resume();
          piece = '';
        }
        if (isWaiting) await run.wait(text);
        if (isWaiting && !run.isRunning) break;
      }
    } catch (error) {
      if (error instanceof StrictModeError) throw error;
      run.fail(error, 'root', 0);
    }
    this.finish(run);
    if (piece !== '') yield piece;
  }

  private start(data: Value, context: RenderContext, waits: boolean): { run: Run; frame: Frame } {
    const { limits, escape, findPartial, errorTexts } = this.options;
    const run = new Run({ limits, escape, source: this.text, context, findPartial, errorTexts });
    const node = withLoads(withWebsite(data, context.website), context.load, run, waits);
    return { run, frame: new Frame(node, null, run) };
  }

  private compiled(): Code {
    if (this.code) return this.code;
    this.code = compileTree(this.root ?? [], this.options, this.text);
    if (!this.isTree) this.root = null;
    return this.code;
  }

  /** Returns the errors of a run so far; in strict mode throws the first. */
  private finish(run: Run): readonly TemplateError[] {
    const errors = this.errorsOf(run);
    if (this.options.mode === 'strict') refuseErrors(errors);
    return errors;
  }

  private errorsOf(run: Run): readonly TemplateError[] {
    const errors = this.syntaxErrors();
    return errors.length === 0 ? run.errors : [...errors, ...run.errors];
  }

  private syntaxErrors(): readonly TemplateError[] {
    return (this.found ??= this.describe(this.faults));
  }

  private describe(faults: readonly Fault[]): TemplateError[] {
    if (faults.length === 0) return [];
    const locate = createLocator(this.text);
    return faults.map((fault) => describeFault(fault, locate(fault.at), this.options.errorTexts));
  }
}

/** An invalid tree is an error of the template, which then prints nothing. */
function readTree(tree: Tree, trees: Trees): Parsed {
  try {
    return { root: trees.importTree(tree), faults: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { root: [], faults: [{ code: 'GENERAL_ERROR', at: 0, details: { message } }] };
  }
}
