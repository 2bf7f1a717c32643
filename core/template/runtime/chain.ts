import type { Arguments, Formatter, PlainFormatter } from '../plugins.js';
import type { Call } from '../syntax/index.js';
import type { Path, Value } from '../values.js';
import type { Lookup } from './code.js';
import type { CompileOptions } from './compile-options.js';
import { Frame, type Execution } from './frame.js';
import { compileReference } from './references.js';

/** The compiled values and formatters of a tag. */
export interface Chain {
  readonly run: Transform;
  /** Whether the result is safe markup: by its last formatter, or without one by the name of the member. */
  readonly isSafe: boolean;
}

interface ChainNode {
  readonly type: 'variable' | 'bindvar';
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

type Transform = (frame: Frame, run: Execution) => Value;

/** One call of a formatter in a template, with its arguments. */
interface CallSite {
  readonly formatter: Formatter;
  readonly args: Arguments;
}

/** Compiles `refs|formatters`. */
export function compileChain(
  { type, refs, calls }: ChainNode,
  { formatters, markup }: Pick<CompileOptions, 'formatters' | 'markup'>,
): Chain {
  const [first = () => undefined, ...others] = refs.map(compileReference);
  if (calls.length === 0) return { run: first, isSafe: isNamed(markup, refs[0]) };

  const sites = calls.map(({ name, args }): CallSite => {
    return { formatter: formatters.get(name) ?? unknownFormatter(name), args };
  });
  return {
    isSafe: sites.at(-1)?.formatter.safe === true,
    run: compileCalls(first, others, type, sites),
  };
}

/** Whether the last name of a path is one of these. */
export function isNamed(names: ReadonlySet<string>, path: Path | undefined): boolean {
  return names.has(`${path?.at(-1)}`);
}

function compileCalls(
  first: Lookup,
  others: readonly Lookup[],
  type: ChainNode['type'],
  sites: readonly CallSite[],
): Transform {
  if (sites.some(({ formatter }) => formatter.scoped))
    return compileScoped(first, others, type, sites);
  const [only, ...more] = sites;
  if (only && !only.formatter.scoped && more.length === 0)
    return compileSingle(first, only.formatter, only.args);
  const formats = sites.map(prepareLater);
  return (frame, run) => {
    let value = first(frame);
    for (const format of formats) value = run.limit(format(value, frame, run));
    return value;
  };
}

/** The fast path of most tags: one plain formatter. */
function compileSingle(first: Lookup, formatter: PlainFormatter, args: Arguments): Transform {
  let format: ReturnType<typeof formatter.prepare> | undefined;
  return (frame, run) => run.limit((format ??= formatter.prepare(args))(first(frame), run));
}

/**
 * Runs in a frame for the tag, whose node is the first value (§2.1); for `.var` the node is that of the current frame
 * (§2.6).
 */
function compileScoped(
  first: Lookup,
  others: readonly Lookup[],
  type: ChainNode['type'],
  sites: readonly CallSite[],
): Transform {
  const formats = sites.map(prepareLater);
  return (frame, run) => {
    let value = first(frame);
    const scope = new Frame(type === 'variable' ? value : frame.node, frame, run);
    if (others.length > 0) scope.rest = others.map((lookup) => lookup(frame));
    for (const format of formats) value = run.limit(format(value, scope, run));
    return value;
  };
}

/** Prepares arguments at the first call, because most runs execute only part of a template. */
function prepareLater({
  formatter,
  args,
}: CallSite): (value: Value, scope: Frame, run: Execution) => Value {
  if (formatter.scoped) {
    let format: ReturnType<typeof formatter.prepare> | undefined;
    return (value, scope) => (format ??= formatter.prepare(args))(value, scope);
  }
  let format: ReturnType<typeof formatter.prepare> | undefined;
  return (value, _, run) => (format ??= formatter.prepare(args))(value, run);
}

/** The names of an imported tree are only checked at run time. */
function unknownFormatter(name: string): PlainFormatter {
  return {
    prepare: () => () => {
      throw new Error(`Formatter '${name}' is unknown`);
    },
  };
}
