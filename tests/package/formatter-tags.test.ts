import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine, formatters } from '../../core/template/index.js';
import { pages } from '../unit/core/template/formatters/injection-pages.js';

const manifest = readFileSync('dist/custom-elements.json', 'utf8');

const folder = 'core/template/formatters';
/** Every tag that the sources of the formatters name. */
const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/'(vitrine-[a-z-]+)'/g),
  ])
  .map(([, tag = '']) => tag);

/** Every tag that a formatter prints for some page. */
const printed = Object.keys(Object.assign({}, ...Object.values(formatters)))
  .flatMap((name) =>
    Object.values(pages).map((page) => createEngine().render(`{item|${name}}`, page).output),
  )
  .flatMap((output) => [...output.matchAll(/<(vitrine-[a-z-]+)/g)])
  .map(([, tag = '']) => tag);

const sorted = (tags: readonly string[]) => [...new Set(tags)].sort();

describe('a tag that a formatter prints', () => {
  it('is one of those that the sources name', () => {
    expect(sorted(printed).filter((tag) => !named.includes(tag))).toEqual([]);
    expect(sorted(printed).length).toBeGreaterThan(10);
  });

  it('is an element of the manifest, as each that the sources name', () => {
    const unknown = sorted([...named, ...printed]).filter((tag) => !manifest.includes(`"${tag}"`));
    expect(unknown).toEqual([]);
  });
});
