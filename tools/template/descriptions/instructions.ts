import type { instructionTags } from '../lint/index.js';
import type { Description } from './description.js';

/** The description of each tag that begins with a dot (§2). */
export const instructionDescriptions: Readonly<
  Record<(typeof instructionTags)[number], Description>
> = {
  section: ['ref', 'Goes into a value, unless it is missing or empty.'],
  'repeated section': ['ref', 'Goes through a list.'],
  'alternates with': ['', 'Begins what a list prints between its elements.'],
  or: ['[name? arguments]', 'Begins what is printed otherwise, or if a predicate holds.'],
  end: ['', 'Ends a block.'],
  if: ['ref && ref …', 'Asks whether values are there: with `&&`, `||`, or one predicate.'],
  var: ['@name refs|formatters', 'Keeps a value under a name.'],
  ctx: ['@name k=ref …', 'Keeps an object of several values under a name.'],
  eval: ['expression', 'Computes, prints the result; `@name = …` keeps it instead.'],
  macro: ['name', 'Keeps a piece of template under a name, for `apply`.'],
  include: ['name output', 'Runs a macro or partial in place; prints it only with `output`.'],
  inject: ['@name path', 'Keeps data that the host gives out under a path.'],
  space: ['', 'Prints a space.'],
  tab: ['', 'Prints a tab.'],
  newline: ['', 'Prints a line break.'],
  'meta-left': ['', 'Prints `{`.'],
  'meta-right': ['', 'Prints `}`.'],
};
