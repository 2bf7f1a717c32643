import type { Focus, Offline, Said, SignalRow, Silent, Undo, Words } from './row.js';

const heads = ['Element', 'Action', 'Shown', 'Said', 'Focus', 'Taken back', 'Without a connection'];

/** The page `docs/signals.md`. */
export function writePage(
  chapters: ReadonlyArray<readonly [title: string, rows: Record<string, SignalRow>]>,
  messages: ReadonlyMap<string, string>,
): string {
  const count = chapters.reduce((sum, [, rows]) => sum + Object.keys(rows).length, 0);
  const tables = chapters.map(([title, rows]) => {
    const lines = Object.values(rows).map((row) => line(cells(row, messages)));
    return `## ${title}\n\n${[line(heads), line(heads.map(() => '---')), ...lines].join('\n')}\n`;
  });
  return `# Signals

What each action of a shopper shows, announces and focuses, how it is taken back, and what happens without a connection: ${count} actions.
A browser test does each of them and compares what is said, where the focus is, and that a failure is in view once. Routine is announced politely, a failure at once; one layer says it, and no other repeats it.

- *polite*, *assertive*: the two live regions of the page. While a dialog is open they stand in it.
- *status*, *alert*: an element with that role, in view. *alertdialog*: a dialog that the browser reads when it opens.
- What takes long is announced too, after 400 ms: “Adding…”, “Signing up…”, “Posting…”, “Submitting…”.

${tables.join('\n')}`;
}

function cells(row: SignalRow, messages: ReadonlyMap<string, string>): string[] {
  const said = (says: Said | Silent) => sayIn(says, messages);
  return [
    row.element === 'page' ? 'the page' : `\`${row.element}\``,
    row.action,
    row.shown,
    said(row.says),
    sentence(row.focus),
    typeof row.undo === 'string' ? row.undo : undone(row.undo, said),
    typeof row.offline === 'string' ? row.offline : failed(row.offline, said),
  ];
}

type Say = (says: Said | Silent) => string;

const sentence = ({ on }: Focus) => `${on.charAt(0).toUpperCase()}${on.slice(1)}.`;

const undone = ({ by, says, focus }: Undo, said: Say) =>
  `By ${by}. ${said(says)} Focus: ${focus.on}.`;

const failed = ({ says, kept, again, focus }: Offline, said: Say) =>
  `${said(says)} Kept: ${kept} Tried again: ${again} Focus: ${focus.on}.`;

function sayIn(says: Said | Silent, messages: ReadonlyMap<string, string>): string {
  if (says.by === 'none') return `Nothing: ${says.why}`;
  return `*${says.by}*: ${says.words.map((words) => quote(words, messages)).join(' ')}`;
}

function quote(words: Words, messages: ReadonlyMap<string, string>): string {
  if ('page' in words) return `“${words.page}”`;
  return `“\`${messages.get(words.key) ?? ''}\`” (\`${words.key}\`)`;
}

const line = (all: readonly string[]) =>
  `| ${all.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
