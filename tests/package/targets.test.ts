import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageTarget } from '../../scripts/targets.mjs';
import { findNewStyle, findNewSyntax } from './newer-than-browsers.js';

const filesIn = (folder: string, suffix: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name));

describe('what reaches a browser', () => {
  it('is no newer for those who bundle it', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: { target: string };
    };
    expect(Number(compilerOptions.target.slice('ES'.length))).toBeLessThanOrEqual(
      pageTarget.edition,
    );
  });

  it('has no style newer than browserslist, for those who bundle it and in the shop', () => {
    const sheets = [
      ...filesIn('dist/modules', '.css.js'),
      ...['pages', 'owner'].flatMap((room) => filesIn(`shop/${room}/public`, '.css')),
    ];
    const newer = sheets.flatMap((file) =>
      findNewStyle(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(newer).toEqual([]);
  });
});

describe('the check', () => {
  it('sees newer syntax', () => {
    expect(findNewSyntax('x = /(?i:a)/', true, 2024)).toHaveLength(1);
    expect(findNewSyntax('x = /(?i:a)/', true, 2025)).toEqual([]);
  });

  it('sees newer style', () => {
    expect(findNewStyle('a{text-decoration:underline 1px}')).toHaveLength(1);
    expect(findNewStyle('a{text-decoration:underline;color:red}')).toEqual([]);
    expect(findNewStyle('details:open{color:red}')).toHaveLength(1);
  });
});
