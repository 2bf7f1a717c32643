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

interface Place {
  readonly type: 'variable' | 'bindvar';
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

type Transform = (frame: Frame, run: Run) => Value;

/** A formatter, and the arguments at its place in a template. */
interface Use {
  readonly formatter: Formatter;
  readonly args: Arguments;
}

/** Compiles `refs|formatters`. */
export function compileChain(
  { type, refs, calls }: Place,
  formatters: ReadonlyMap<string, Formatter>,
): Chain {
  const [first = () => undefined, ...others] = refs.map(compileReference);
  if (calls.length === 0) return { run: first, isSafe: false };

  const uses = calls.map(({ name, args }): Use => {
    return { formatter: formatters.get(name) ?? unknownFormatter(name), args };
  });
  return {
    isSafe: uses.at(-1)?.formatter.safe === true,
    run: compileUses(first, others, type, uses),
  };
}

function compileUses(
  first: Lookup,
  others: readonly Lookup[],
  type: Place['type'],
  uses: readonly Use[],
): Transform {
  if (uses.some(({ formatter }) => formatter.scoped)) return inScope(first, others, type, uses);
  const [only, ...more] = uses;
  if (only && !only.formatter.scoped && more.length === 0)
    return alone(first, only.formatter, only.args);
  const formats = uses.map(prepareLater);
  return (frame, run) => {
    let value = first(frame);
    for (const format of formats) value = run.limit(format(value, frame, run));
    return value;
  };
}

/** A single formatter of the value alone: what most tags have. */
function alone(first: Lookup, formatter: PlainFormatter, args: Arguments): Transform {
  let format: ReturnType<typeof formatter.prepare> | undefined;
  return (frame, run) => run.limit((format ??= formatter.prepare(args))(first(frame), run));
}

/** With a frame for the tag, whose node is the first value (§2.1); `.var` has none and looks from where it stands (§2.6). */
function inScope(
  first: Lookup,
  others: readonly Lookup[],
  type: Place['type'],
  uses: readonly Use[],
): Transform {
  const formats = uses.map(prepareLater);
  return (frame, run) => {
    let value = first(frame);
    const scope = new Frame(type === 'variable' ? value : frame.node, frame, run);
    if (others.length > 0) scope.rest = others.map((lookup) => lookup(frame));
    for (const format of formats) value = run.limit(format(value, scope, run));
    return value;
  };
}

/** Arguments are read at the first use: a template is compiled in full, but seldom run in full. */
function prepareLater({ formatter, args }: Use): (value: Value, scope: Frame, run: Run) => Value {
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
