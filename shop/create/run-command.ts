import { listErrors, readCatalogue } from '../server/index.js';
import { findFault, questions, type Answers, type Question } from './answers.js';
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
  const { folder, from, sources } = command;
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
  if (errors.length > 0) return refuse(listErrors(`${String(from)} is no catalogue:`, errors));
  const answers = await askFor(command, host);
  await host.write(folder, planFiles({ answers, facts: host.facts, sources, catalogue }));
  host.out(`The shop is in ${folder}. Now:\n\n  cd ${folder}\n  npm install\n  npm start\n`);
  return 0;
}

/** What is given, then what a person answers, then the default. */
async function askFor({ given, isSilent }: Creation, host: Host): Promise<Answers> {
  const ask = isSilent ? null : host.ask;
  async function answerOf(name: Question): Promise<string> {
    const { words, choices, otherwise } = questions[name];
    const hint = choices === null ? otherwise : `${choices.join(', ')}; ${otherwise}`;
    const typed = ask === null ? '' : (await ask(`${words} (${hint}) `)).trim();
    const answer = typed === '' ? otherwise : typed;
    const fault = findFault(name, answer);
    if (fault === null) return answer;
    host.err(`${fault}\n`);
    return answerOf(name);
  }
  return {
    name: given.name ?? (await answerOf('name')),
    language: given.language ?? (await answerOf('language')),
    currency: given.currency ?? (await answerOf('currency')),
    theme: given.theme ?? (await answerOf('theme')),
  };
}
