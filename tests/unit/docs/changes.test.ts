// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'docs/changes';
const pages = readdirSync(folder);
const roots = /^(core|analytics|widgets|examples|tests|tools|stories|scripts|docs)\//;

/** The paths that a page names in code spans, as far as they have no placeholder. */
function pathsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => roots.test(path) && !/[<*{]/.test(path));
}

describe('the pages of the changes', () => {
  it.each(pages)('%s names places that exist', (page) => {
    const missing = pathsOf(`${folder}/${page}`).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('are all listed in ARCHITECTURE.md and CONTRIBUTING.md', () => {
    for (const list of ['ARCHITECTURE.md', 'CONTRIBUTING.md']) {
      const text = readFileSync(list, 'utf8');
      expect(pages.filter((page) => !text.includes(`${folder}/${page}`))).toEqual([]);
    }
  });

  it('ARCHITECTURE.md has at most 200 lines and names places that exist', () => {
    expect(readFileSync('ARCHITECTURE.md', 'utf8').trimEnd().split('\n').length).toBeLessThan(201);
    expect(pathsOf('ARCHITECTURE.md').filter((path) => !existsSync(path))).toEqual([]);
  });
});
