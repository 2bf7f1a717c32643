import { shortValue, typeName, wholeValue } from './describe-value.js';
import { helpForFormatter, helpForInstruction, helpForPredicate, type Help } from './help.js';
import { definitionsAt } from './navigation.js';
import { wordAt, type Project, type ProjectFile } from './project.js';
import { pathOf, valueAt } from './sample.js';
import type { Word, WordKind } from './words.js';

/** A text about the word at an index. */
export interface Hover {
  /** Markdown. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

type Describe = (word: Word, project: Project, file: ProjectFile, index: number) => string | null;

const descriptions: Readonly<Record<WordKind, Describe>> = {
  instruction: ({ name }) => fromHelp(helpForInstruction(name)),
  formatter: ({ name }) => fromHelp(helpForFormatter(name)),
  predicate: ({ name }) => fromHelp(helpForPredicate(name)),
  reference: describeReference,
  section: describeReference,
  binding: describeReference,
  macro: ({ name }) => `Macro \`${name}\`.`,
  partial: ({ name, from }, project, file) => {
    const [target] = definitionsAt(project, file.uri, from);
    const path = target && project.files.get(target.uri)?.path;
    return path ? `\`${name}\` in \`${path}\`` : `No file of this folder is called \`${name}\`.`;
  },
};

/** The description of the name at an index; null if there is none. */
export function hoverAt(project: Project, uri: string, index: number): Hover | null {
  const file = project.files.get(uri);
  const word = file && wordAt(file, index);
  if (!file || !word) return null;
  const text = descriptions[word.kind](word, project, file, index);
  return text === null ? null : { text, from: word.from, to: word.to };
}

function fromHelp(help: Help | null): string | null {
  return help && `\`\`\`vitrine-template\n${help.usage}\n\`\`\`\n\n${help.meaning}`;
}

/** The value up to the segment at the index: on the `a` of `a.b` that of `a`. */
function describeReference(
  word: Word,
  project: Project,
  file: ProjectFile,
  index: number,
): string | null {
  const end = word.name.indexOf('.', Math.max(index - word.from, 0));
  const name = end === -1 ? word.name : word.name.slice(0, end);
  const path = pathOf(name);
  if (!path) return null;
  // A binding is read from behind its tag.
  const at = word.kind === 'binding' ? file.outline.source.indexOf('}', word.to) + 1 : word.from;
  const isSection = word.kind === 'section';
  const value = valueAt(path, { project, file, index: at }, { isSection });
  if (value === undefined) return `\`${name}\`: not in the sample data`;
  const text = wholeValue(value);
  const shown = text.includes('\n')
    ? `\n\n\`\`\`json\n${text}\n\`\`\``
    : ` \`${shortValue(value)}\``;
  return `\`${name}\` · ${typeName(value)}${text.includes('\n') ? shown : `:${shown}`}`;
}
