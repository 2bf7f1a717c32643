import { word } from './cursor.js';
import { instructionName, type InstructionType } from './nodes.js';
import type { Inspector } from './parse.js';

/** Names of instructions that differ from their tag. */
const types: ReadonlyMap<string, InstructionType> = /* @__PURE__ */ new Map<
  string,
  InstructionType
>([
  ['or', 'or-predicate'],
  ['alternates', 'alternates-with'],
  ['var', 'bindvar'],
  ['ctx', 'ctxvar'],
]);

/** The checks of the validating parser beyond those of a run (§6.3). */
export const inspector: Inspector = {
  /** Braces are common in styles and scripts, so only text that looks like a tag is reported. */
  inspectText(cursor, at, report) {
    const { problem, position } = cursor;
    if (!problem) return;
    const found = cursor.readRest();
    cursor.position = at + 2;
    const tag = cursor.read(word) ?? '';
    const name = instructionName(types.get(tag) ?? tag);
    // Formatter errors refer to the formatter, all others to the tag.
    report(problem, problem === 'FORMATTER_INVALID' ? position : at, { name, found });
  },

  inspectArguments(kind, { name, args: { list }, at }, { takes }, report) {
    if (!takes) return;
    const { min = 0, max = Infinity } = takes;
    // Empty arguments do not count: `{a|truncate 5 }` has one (§7).
    const count = list.filter(Boolean).length;
    if (count === 0 && min > 0) return report(`${kind}_NEEDS_ARGS`, at, { name });
    const found = complaint(count, min, max) ?? takes.check?.(list);
    if (found != null) report(`${kind}_ARGS_INVALID`, at, { name, found });
  },
};

function complaint(count: number, min: number, max: number): string | null {
  if (count >= min && count <= max) return null;
  if (min === max) return `Wrong number of args, exactly ${min} expected`;
  return count < min
    ? `Not enough args. At least ${min} expected`
    : `Too many args. Takes between ${min} and ${max}`;
}
