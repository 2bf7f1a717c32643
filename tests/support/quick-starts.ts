import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFences } from './read-fences.js';

/** The shop's address in every quick start; here the shop of the tests takes its place. */
const placeholder = 'https://shop.example';

export interface QuickStart {
  /** The text of each file of the application by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** The blocks of code that are no files and no commands. */
  readonly parts: readonly string[];
  /** Its blocks of commands. */
  readonly commands: readonly string[];
  /** What its `npm install` commands install, except this package. */
  readonly packages: readonly string[];
  /** Writes the files of the application into a folder. */
  writeTo(folder: string): void;
}

/** Reads a page of docs/quick-starts as the application that it describes, with `shop` as its shop. */
export function readQuickStart(name: string, shop: string): QuickStart {
  const markdown = readFileSync(`docs/quick-starts/${name}.md`, 'utf8');
  const fences = readFences(markdown.replaceAll(placeholder, shop));
  const files = Object.fromEntries(
    fences.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])),
  );
  const commands = fences.filter(({ language }) => language === 'sh').map(({ text }) => text);
  return {
    files,
    commands,
    parts: fences
      .filter(({ file, language }) => file === undefined && language !== 'sh')
      .map(({ text }) => text),
    packages: commands.flatMap(readPackages),
    writeTo: (folder) => {
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(folder, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    },
  };
}

function readPackages(commands: string): string[] {
  return [...commands.matchAll(/^npm install (.*)$/gm)].flatMap(([, words = '']) =>
    words.split(/\s+/).filter((word) => !word.startsWith('--') && word !== 'vitrine'),
  );
}
