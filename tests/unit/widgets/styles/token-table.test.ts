import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../../../scripts/entries.mjs';
import type { WidgetDefinition } from '../../../../widgets/element/index.js';
import { colourPairs, tokens } from '../../../../widgets/styles/token-table.js';

/** A sheet without its comments. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
const sheet = read('widgets/styles/tokens.css');
const known = new Set<string>(tokens.map(({ name }) => name));

describe('the table of tokens', () => {
  it('names every custom property of the shared sheets, and no other', () => {
    const shared = [
      'widgets/styles/tokens.css',
      'widgets/styles/base.css',
      'widgets/elements/cart-pill/cart-pill.css',
    ];
    const used = shared.flatMap(
      (file) => read(file).match(/--vitrine-(?!cart-|scrollbar)[a-z-]+/g) ?? [],
    );
    expect(new Set(used)).toEqual(known);
  });

  it.each(tokens.filter(({ kind }) => kind !== 'colour'))(
    'tells the default of $name',
    ({ name, fallback }) => {
      const all = `${sheet}${read('widgets/elements/cart-pill/cart-pill.css')}`;
      expect(all).toContain(`var(${name}, ${fallback})`);
    },
  );

  it.each(Object.entries(colourPairs))(
    'has a pair %s of two colours that exist',
    (name, { least, seen }) => {
      const halves = name.split('/').filter((half) => half !== 'page');
      for (const half of halves) expect(known).toContain(`--vitrine-color-${half}`);
      expect([3, 4.5]).toContain(least);
      expect(seen).not.toBe('');
    },
  );

  it('holds what elements read of the shared tokens', () => {
    const sheets = readdirSync('widgets', { recursive: true, encoding: 'utf8' });
    const colours = sheets
      .filter((file) => file.endsWith('.css') && !file.includes('themes'))
      .flatMap(
        (file) => read(`widgets/${file}`).match(/--vitrine-(?:color|heading|font)-[a-z-]+/g) ?? [],
      );
    expect(colours.length).toBeGreaterThan(5);
    for (const name of colours) expect(known).toContain(name);
  });
});

describe.each(readdirSync('widgets/styles/themes'))('the theme %s', (file) => {
  const css = read(`widgets/styles/themes/${file}`);

  it('sets only what exists', async () => {
    const modules = await Promise.all(
      elementNames.map(
        (name) => import(`../../../../widgets/elements/${name}/definition.ts`) as Promise<object>,
      ),
    );
    const own = modules
      .flatMap((module) => Object.values(module) as Partial<WidgetDefinition>[])
      .flatMap(({ cssProperties = {} }) => Object.keys(cssProperties));
    const allowed = [...known, ...own, '--vitrine-color-page'];
    for (const name of css.match(/--vitrine-[a-z-]+/g) ?? []) expect(allowed).toContain(name);
  });

  it('sets both halves of each pair, by day and by night', () => {
    for (const half of ['surface', 'field', 'accent'].flatMap((name) => [name, `on-${name}`])) {
      expect(css).toMatch(new RegExp(`--vitrine-color-${half}: light-dark\\(#\\w+, #\\w+\\);`));
    }
  });
});
