import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { minify } from 'terser';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import { pascalCase } from '../../scripts/generate.mjs';

const file = 'dist/npm/widgets/generated/react.js';
const wrappers = (await import(/* @vite-ignore */ path.resolve(file))) as Record<
  string,
  FunctionComponent<object>
>;

describe('vitrine/react', () => {
  it('has a component for each element and nothing else', () => {
    expect(Object.keys(wrappers).sort()).toEqual(elementNames.map(pascalCase).sort());
  });

  it.each(elementNames)('renders vitrine-%s on a server', (name) => {
    const Wrapper = wrappers[pascalCase(name)]!;
    const served = renderToString(createElement(Wrapper, { load: 'idle', id: 'it' } as object));
    expect(served).toBe(`<vitrine-${name} load="idle" id="it"></vitrine-${name}>`);
  });

  it('is a module of the client for servers that tell the two apart', () => {
    expect(readFileSync(file, 'utf8')).toMatch(/^'use client';/);
  });

  // Of these, 40 report an element that could not be fetched.
  it('has a wrapper of at most 630 bytes', async () => {
    const source = readFileSync('dist/npm/widgets/react/element-wrapper.js', 'utf8');
    const { code } = await minify(source, { module: true });
    expect(brotliCompressSync(Buffer.from(code!)).length).toBeLessThanOrEqual(630);
  });

  it('fetches an element only when its component is in the page', () => {
    const source = readFileSync(file, 'utf8');
    expect(source.match(/^import .*$/gm)).toEqual([
      "import { createElementWrapper } from '../react/element-wrapper.js';",
    ]);
    expect(source.match(/import\('/g)).toHaveLength(elementNames.length);
  });
});
