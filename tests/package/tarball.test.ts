import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packPackage } from '../support/packed-package.js';

const listed = execFileSync('tar', ['-tzf', packPackage()], { encoding: 'utf8' });
const files = listed
  .trim()
  .split('\n')
  .map((name) => name.replace(/^package\//, ''));

const linksOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    path.posix.join(path.posix.dirname(file), link),
  );

describe('the tarball', () => {
  it('may be published, signed with where it comes from', () => {
    const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest).toMatchObject({ publishConfig: { access: 'public', provenance: true } });
    expect(manifest).not.toHaveProperty('private');
  });

  it.each([
    'docs/server/CONTRACT.md',
    'docs/server/openapi.json',
    'dist/custom-elements.json',
    'dist/llms.txt',
    'dist/server/shop/server/index.d.ts',
    'dist/server/shop/start/index.js',
    'shop/server/domains/mail/templates/order-received.html',
    'shop/pages/templates/home.html',
    'shop/pages/public/shop.css',
    'LICENSE',
  ])('has %s', (file) => {
    expect(files).toContain(file);
  });

  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])(
    'has every file that %s links to',
    (file) => {
      const links = linksOf(file);
      expect(links.length).toBeGreaterThan(0);
      const isPacked = (link: string) => files.some((name) => `${name}/`.startsWith(`${link}/`));
      expect(links.filter((link) => !isPacked(link))).toEqual([]);
    },
  );

  it('has the server in few files, because each one delays the start of a process', () => {
    const modules = files.filter((file) => /^dist\/server\/.*\.js$/.test(file));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThan(20);
  });

  it('has no picture, sound or file of the example shop', () => {
    expect(files.filter((file) => /^examples\/.*\/(images|sounds|downloads)\//.test(file))).toEqual(
      [],
    );
  });

  it('has no test, no source and nothing of a shop’s data', () => {
    expect(files.filter((file) => /^(tests|core|widgets|scripts|stories|\.)/.test(file))).toEqual(
      [],
    );
  });
});
