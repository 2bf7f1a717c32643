import { formatters } from '../../../core/template/index.js';
import {
  describePredicate,
  formatterDescriptions,
  instructionDescriptions,
  type Description,
} from '../descriptions/index.js';
import { instructionTags, optionTable } from '../lint/index.js';

type Instruction = (typeof instructionTags)[number];

const groups = Object.keys(formatters) as (keyof typeof formatters)[];

/** The meaning of a name, for people. */
export interface Help {
  /** As it is written in a tag: `|truncate length ellipsis`. */
  readonly usage: string;
  /** Markdown. */
  readonly meaning: string;
}

function isInstruction(name: string): name is Instruction {
  return (instructionTags as readonly string[]).includes(name);
}

/** Null for a name that the language does not have. */
export function helpForInstruction(name: string): Help | null {
  return isInstruction(name) ? helpOf(instructionDescriptions[name], `{.${name}`, ' ', '}') : null;
}

/** Null for a formatter that is not the engine's. */
export function helpForFormatter(name: string): Help | null {
  const group = groups.find((each) => Object.hasOwn(formatters[each], name));
  const description = group && formatterDescriptions[group][name];
  if (!group || !description) return null;
  const { usage, meaning } = helpOf(description, `{value|${name}`, ' ', '}');
  return { usage, meaning: [meaning, ...optionLines(name), `Group: ${group}.`].join('\n\n') };
}

/** Null for a predicate that is not the engine's. */
export function helpForPredicate(name: string): Help | null {
  const description = describePredicate(name);
  return description && helpOf(description, `{.${name}`, ' ', '}…{.or}…{.end}');
}

function helpOf(
  [argumentList, meaning]: Description,
  head: string,
  blank: string,
  tail: string,
): Help {
  return { usage: head + (argumentList && blank + argumentList) + tail, meaning };
}

/** The options of a formatter with their values, as a list. */
function optionLines(name: string): string[] {
  const options = Object.hasOwn(optionTable, name) ? optionTable[name] : undefined;
  if (!options) return [];
  const named = Object.entries(options.named).map(([option, values]) => {
    const shown = values === 'count' ? 'a number' : values?.join(', ');
    return `- \`${option}:\`${shown ? ` ${shown}` : ''}`;
  });
  return [[...named, ...options.bare.map((word) => `- \`${word}\``)].join('\n')];
}
