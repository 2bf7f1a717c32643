import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = ['core', 'widgets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n')
  // A sentence that the code writes in two pieces is one sentence.
  .replace(/[`'"] \+\s+[`'"]/g, '')
  .replace(/<\$\{\w+(\.\w+)?\}/g, '<…');

const rows = readFileSync('docs/guides/troubleshooting.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => /^\| `([^`]+)`/.exec(line)?.[1] ?? '');

it('names sentences', () => {
  expect(rows.length).toBeGreaterThan(8);
});

it.each(rows)('“%s” is a sentence of the code', (sentence) => {
  const pieces = sentence.split(/["<]?…[">]?/).map((piece) => piece.trim());
  for (const piece of pieces.filter(({ length }) => length > 3)) expect(sources).toContain(piece);
});
