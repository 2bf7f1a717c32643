import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flavours } from '../../scripts/flavours.mjs';
import { describeCdnFiles } from './cdn-files.js';

const { react, lite } = flavours;
const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
/** The files of a folder without the hashes of their names. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').replace(/-[^-]+\.js$/, '-….js'))
    .sort();

describeCdnFiles('lite');

describe('the lite flavour', () => {
  it('has the files of the other, with its own runtime', () => {
    const files = filesOf(lite.folder);
    expect(files).toContain('vitrine.iife.js');
    expect(files.map((file) => file.replace('/preact-', '/react-')).sort()).toEqual(
      filesOf(react.folder),
    );
  });

  it('has each module in the chunk in which the other has it', () => {
    const { preact, ...chunks } = readJson(lite.chunks);
    const { react: _runtime, ...others } = readJson(react.chunks);
    expect(preact).toEqual(['preact']);
    expect(chunks).toEqual(others);
  });

  it('holds no React', () => {
    expect(read(`${lite.folder}/vitrine.iife.js`)).not.toMatch(/react\.production|Suspense/i);
  });

  it.each([
    'vitrine-template.js',
    'vitrine-template-core.js',
    'vitrine-payments.js',
    'snippet.js',
    'vitrine.css',
    'vitrine-gallery.css',
    'themes/calm.css',
  ])('shares %s, which knows no runtime', (file) => {
    expect(read(`${lite.folder}/${file}`)).toBe(read(`${react.folder}/${file}`));
  });
});
