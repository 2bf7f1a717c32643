import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine, formatters } from '../../core/template/index.js';
import { describeElements } from '../../scripts/documents.mjs';
import type { DescribedElement } from '../../widgets/element/manifest.js';
import { pages } from '../unit/core/template/formatters/injection-pages.js';

/** The sources, not what was built of them. */
const load = (module: string) =>
  import(/* @vite-ignore */ path.resolve(`${module}.ts`)) as Promise<object>;
const { elements } = (await describeElements(load)) as { elements: DescribedElement[] };
const manifest = JSON.stringify(elements);

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

  it.each(sorted([...named, ...printed]))('%s is an element of the manifest', (tag) => {
    expect(manifest).toContain(`"${tag}"`);
  });
});
