import { readCatalogue } from '../server/index.js';
import { findFault, questionNames, questions, type Answers } from './answers.js';
import { planFiles, type PackageFacts } from './files/index.js';
import { readArguments, type Command } from './read-arguments.js';
import { usage } from './usage.js';

/** The terminal and the file system; injected by tests. */
export interface Host {
  readonly facts: PackageFacts;
  /** Asks a person; null where nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** The text of a file. Rejects for one that cannot be read. */
  readonly read: (path: string) => Promise<string>;
  /** Whether a folder has nothing in it, or is not there. Rejects for a file of that name. */
  readonly isEmpty: (folder: string) => Promise<boolean>;
  /** Writes files below a folder. */
  readonly write: (folder: string, files: ReadonlyMap<string, string>) => Promise<void>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Like a shell: 0 for done, 1 for something that is in the way, 2 for wrong use. */
type Status = 0 | 1 | 2;

const mostErrors = 20;

/** Runs the command with these arguments. */
export async function runCommand(args: readonly string[], host: Host): Promise<Status> {
  const command = readArguments(args);
  switch (command.kind) {
    case 'help':
      host.out(usage);
      return 0;
    case 'version':
      host.out(`${host.facts.version}\n`);
      return 0;
    case 'misuse':
      host.err(`${command.sentence}\nTry: create-vitrine-shop --help\n`);
      return 2;
    case 'create':
      return create(command, host);
  }
}

type Creation = Extract<Command, { readonly kind: 'create' }>;

async function create(command: Creation, host: Host): Promise<Status> {
  const { folder, from, vitrine } = command;
  const refuse = (sentence: string): Status => {
    host.err(`${sentence}\n`);
    return 1;
  };
  const isEmpty = await host.isEmpty(folder).catch(() => false);
  if (!isEmpty)
    return refuse(`${folder} is not an empty folder. Name a new one; nothing was written.`);
  const catalogue = from === null ? null : await host.read(from).catch(() => undefined);
  if (catalogue === undefined) return refuse(`${String(from)} cannot be read.`);
  const { errors } = catalogue === null ? { errors: [] } : readCatalogue(catalogue);
  if (errors.length > 0) {
    const lines = errors
      .slice(0, mostErrors)
      .map(({ line, sentence }) => `  row ${line}: ${sentence}`);
    return refuse([`${String(from)} is no catalogue:`, ...lines].join('\n'));
  }
  const answers = await askFor(command, host);
  await host.write(folder, planFiles({ answers, facts: host.facts, vitrine, catalogue }));
  host.out(`The shop is in ${folder}. Now:\n\n  cd ${folder}\n  npm install\n  npm start\n`);
  return 0;
}

/** What is given, then what a person answers, then the default. */
async function askFor({ given, isSilent }: Creation, host: Host): Promise<Answers> {
  const answers = { ...given };
  for (const name of questionNames) {
    const { words, choices, otherwise } = questions[name];
    const hint = choices === null ? otherwise : `${choices.join(', ')}; ${otherwise}`;
    while (answers[name] === undefined) {
      const typed = isSilent || host.ask === null ? '' : await host.ask(`${words} (${hint}) `);
      const answer = typed.trim() === '' ? otherwise : typed.trim();
      const fault = findFault(name, answer);
      if (fault === null) answers[name] = answer;
      else host.err(`${fault}\n`);
    }
  }
  const { name, language, currency, theme } = questions;
  return {
    name: answers.name ?? name.otherwise,
    language: answers.language ?? language.otherwise,
    currency: answers.currency ?? currency.otherwise,
    theme: answers.theme ?? theme.otherwise,
  };
}
