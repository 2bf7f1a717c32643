import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import { filesBehind } from './files-behind.js';
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

  it('renders each element on a server', () => {
    for (const name of elementNames) {
      const Wrapper = wrappers[pascalCase(name)]!;
      const served = renderToString(createElement(Wrapper, { load: 'idle', id: 'it' } as object));
      expect(served).toBe(`<vitrine-${name} load="idle" id="it"></vitrine-${name}>`);
    }
  });

  it('is a module of the client for servers that tell the two apart', () => {
    expect(readFileSync(file, 'utf8')).toMatch(/^'use client';/);
  });

  it('fetches an element only when its component is in the page', () => {
    const source = readFileSync(file, 'utf8');
    expect(filesBehind(file)).toEqual([file, 'react']);
    expect(source.match(/import\('/g)).toHaveLength(elementNames.length);
  });
});
