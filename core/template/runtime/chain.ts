import type { Arguments, Formatter, PlainFormatter } from '../plugins.js';
import type { Call } from '../syntax/index.js';
import type { Path, Value } from '../values.js';
import type { Lookup } from './code.js';
import { Frame } from './frame.js';
import { compileReference } from './references.js';
import type { Run } from './run.js';

/** Values of a tag sent through its formatters. */
export interface Chain {
  readonly run: Transform;
  /** Whether the result may stand in a page as it is: the last formatter decides. */
  readonly isSafe: boolean;
}

interface ChainNode {
  readonly type: 'variable' | 'bindvar';
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

type Transform = (frame: Frame, run: Run) => Value;

/** A formatter, and the arguments at its place in a template. */
interface CallSite {
  readonly formatter: Formatter;
  readonly args: Arguments;
}

/** Compiles `refs|formatters`. */
export function compileChain(
  { type, refs, calls }: ChainNode,
  formatters: ReadonlyMap<string, Formatter>,
): Chain {
  const [first = () => undefined, ...others] = refs.map(compileReference);
  if (calls.length === 0) return { run: first, isSafe: false };

  const sites = calls.map(({ name, args }): CallSite => {
    return { formatter: formatters.get(name) ?? unknownFormatter(name), args };
  });
  return {
    isSafe: sites.at(-1)?.formatter.safe === true,
    run: compileCalls(first, others, type, sites),
  };
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

/** A single formatter of the value alone: what most tags have. */
function compileSingle(first: Lookup, formatter: PlainFormatter, args: Arguments): Transform {
  let format: ReturnType<typeof formatter.prepare> | undefined;
  return (frame, run) => run.limit((format ??= formatter.prepare(args))(first(frame), run));
}

/** With a frame for the tag, whose node is the first value (§2.1); `.var` has none and looks from where it stands (§2.6). */
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

/** Arguments are read at the first use: a template is compiled in full, but seldom run in full. */
function prepareLater({
  formatter,
  args,
}: CallSite): (value: Value, scope: Frame, run: Run) => Value {
  if (formatter.scoped) {
    let format: ReturnType<typeof formatter.prepare> | undefined;
    return (value, scope) => (format ??= formatter.prepare(args))(value, scope);
  }
  let format: ReturnType<typeof formatter.prepare> | undefined;
  return (value, _, run) => (format ??= formatter.prepare(args))(value, run);
}

/** In an imported tree names are not checked before they run. */
function unknownFormatter(name: string): PlainFormatter {
  return {
    prepare: () => () => {
      throw new Error(`Formatter '${name}' is unknown`);
    },
  };
}
