import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createDocuments, describeElements } from '../../scripts/documents.mjs';
import type { DescribedElement, Manifest } from '../../widgets/element/manifest.js';

/** The sources, not what was built of them. */
const load = (module: string) =>
  import(/* @vite-ignore */ path.resolve(`${module}.ts`)) as Promise<object>;

const { listSections } = (await load('widgets/element/manifest')) as {
  listSections(element: DescribedElement): Record<string, string[][]>;
};
const { elements, manifest } = (await describeElements(load)) as {
  elements: DescribedElement[];
  manifest: Manifest;
};
const documents = (await createDocuments(load)) as Record<string, string>;

describe('the generated documents', () => {
  it.each(Object.keys(documents))('%s is what the definitions give', (name) => {
    expect(readFileSync(path.join('dist', name), 'utf8')).toBe(documents[name]);
  });

  it('are packed, exported and named where tools look', () => {
    const { files, exports, ...fields } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      files: string[];
      exports: Record<string, unknown>;
      customElements: string;
      'web-types': string;
    };
    const names = Object.keys(documents).map((name) => `dist/${name}`);
    expect(files).toEqual(expect.arrayContaining(names));
    expect(Object.values(exports)).toEqual(
      expect.arrayContaining(names.map((name) => `./${name}`)),
    );
    expect(fields.customElements).toBe('dist/custom-elements.json');
    expect(fields['web-types']).toBe('dist/web-types.json');
  });
});

/** A custom property without a default has a cell that ends after this word. */
const isEmpty = (cell: string) => ['', 'default'].includes(cell.trim());

describe('the table of an element', () => {
  const rows = elements.map(
    (element) => [element.declaration.tagName, listSections(element)] as const,
  );

  it.each(rows)('%s has no empty cell', (tag, sections) => {
    const empty = Object.entries(sections).flatMap(([title, lines]) =>
      lines
        .filter((cells) => cells.some(isEmpty))
        .map((cells) => `${tag}, ${title}: ${cells.join(' | ')}`),
    );
    expect(empty).toEqual([]);
    expect(sections['Keyboard']?.length).toBeGreaterThan(0);
    expect(sections['Announcements']?.length).toBeGreaterThan(0);
  });

  it('would find an empty cell', () => {
    const [first] = elements;
    const { declaration, access } = first!;
    const cssProperties = [{ name: '--vitrine-new', description: 'Without a default.' }];
    const { 'CSS properties': cells } = listSections({
      declaration: { ...declaration, cssProperties },
      access,
    });
    expect(cells?.[0]?.filter(isEmpty)).toHaveLength(2);
  });

  it('is about a class that its module exports', async () => {
    for (const { path: file, exports } of manifest.modules) {
      const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as object;
      for (const { kind, name } of exports) {
        if (kind === 'js') expect(module).toHaveProperty(name, expect.any(Function));
      }
    }
  });
});

describe('how an element is used without a mouse and without sight', () => {
  it('stands in no build for pages', () => {
    const script = readFileSync('dist/cdn/vitrine.iife.js', 'utf8');
    expect(script).toContain('vitrine-add-to-cart');
    for (const { access } of elements) {
      for (const text of [access.announcements].flat()) expect(script).not.toContain(text);
      const { keyboard } = access;
      const does = typeof keyboard === 'string' ? [keyboard] : Object.values(keyboard);
      for (const text of does) expect(script).not.toContain(text);
    }
  });
});
