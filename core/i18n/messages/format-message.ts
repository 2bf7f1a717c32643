import type { Reader } from '../dates/index.js';
import { parseMessage, type MessagePart } from './parse.js';
import { lessOffset, operandOf, pluralCategory } from './plural.js';
import { rememberPatterns } from './remember-patterns.js';
import { textOf } from './values.js';

/** The arguments of a message pattern: a tag's name is looked for in `named` first. */
export interface MessageArguments {
  readonly positional: readonly unknown[];
  readonly named: ReadonlyMap<string, unknown>;
}

const partsOf = /* @__PURE__ */ rememberPatterns(parseMessage);

/**
 * Fills an ICU-like pattern, `{0} left {1 plural one{# item} other{# items}}` (template §10). The result is not
 * escaped, and arguments are never read as patterns.
 */
export function formatMessage(pattern: string, args: MessageArguments, reader: Reader): string {
  return write(partsOf(pattern), '');

  /** `number` replaces `#`. */
  function write(parts: readonly MessagePart[], number: string): string {
    return parts.map((part) => writePart(part, number)).join('');
  }

  function writePart(part: MessagePart, number: string): string {
    if (typeof part === 'string') return part;
    if (part.kind === 'number') return number;

    const values = part.names.map((name) =>
      args.named.has(name) || !/^\d+$/.test(name)
        ? args.named.get(name)
        : args.positional[Number(name)],
    );
    if (part.kind === 'argument')
      return part.write ? part.write(values, reader) : textOf(values[0]);

    const { branches, offset } = part;
    const other = branches.get('other') ?? [];
    if (part.kind === 'select') return write(branches.get(textOf(values[0])) ?? other, number);

    const operand = operandOf(values[0]);
    const exact = branches.get(`=${Number(operand)}`);
    if (exact) return write(exact, operand);
    const rest = lessOffset(operand, offset);
    const type = part.kind === 'plural' ? 'cardinal' : 'ordinal';
    return write(branches.get(pluralCategory(rest, type, reader.locale)) ?? other, rest);
  }
}
