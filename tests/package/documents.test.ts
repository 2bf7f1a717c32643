import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../widgets/element/manifest.js';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest;

describe('the generated documents', () => {
  it('are packed, exported and named where tools look', () => {
    const { files, exports, ...fields } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      files: string[];
      exports: Record<string, unknown>;
      customElements: string;
      'web-types': string;
    };
    const names = readdirSync('dist')
      .filter((name) => /^(custom-elements|web-types|vscode|llms|event-schemas)\b/.test(name))
      .map((name) => `dist/${name}`);
    expect(names).toHaveLength(5);
    expect(files).toEqual(expect.arrayContaining(names));
    expect(Object.values(exports)).toEqual(
      expect.arrayContaining(names.map((name) => `./${name}`)),
    );
    expect(fields.customElements).toBe('dist/custom-elements.json');
    expect(fields['web-types']).toBe('dist/web-types.json');
  });

  it('name for each element a class that its module exports', async () => {
    expect(manifest.modules.length).toBeGreaterThan(40);
    for (const { path: file, exports } of manifest.modules) {
      const module = (await import(/* @vite-ignore */ path.resolve(file))) as object;
      for (const { kind, name } of exports) {
        if (kind === 'js') expect(module).toHaveProperty(name, expect.any(Function));
      }
    }
  });
});
