import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packPackage, type PackageFolder } from '../support/packed-package.js';

interface Packed {
  readonly files: readonly string[];
  readonly bytes: number;
}

function readTarball(folder: PackageFolder): Packed {
  const lines = execFileSync('tar', ['-tvzf', packPackage(folder)], { encoding: 'utf8' }).trim();
  // Rights, owner, bytes, day, time, name.
  const rows = lines.split('\n').map((line) => line.split(/\s+/));
  return {
    files: rows.map(([, , , , , name = '']) => name.replace(/^package\//, '')),
    bytes: rows.reduce((sum, [, , bytes = '']) => sum + Number(bytes), 0),
  };
}

const library = readTarball('.');
const shop = readTarball('shop');
const command = readTarball('shop/create');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly engines: object;
  readonly publishConfig: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}
const manifestOf = (folder: PackageFolder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
const main = manifestOf('.');

describe.each(['.', 'shop', 'shop/create'] as const)('the package in %s', (folder) => {
  it('may be published with the others, signed with where it comes from', () => {
    const { private: isPrivate, ...manifest } = manifestOf(folder);
    expect(isPrivate).toBeUndefined();
    expect(manifest).toMatchObject({
      version: main.version,
      engines: main.engines,
      publishConfig: { access: 'public', provenance: true },
    });
  });

  it('has no test, no source and nothing of a shop’s data', () => {
    const unwanted = /\.tsx?$|^(tests|core|widgets|scripts|stories|examples|\.)/;
    const { files } = { '.': library, shop, 'shop/create': command }[folder];
    expect(files.filter((file) => unwanted.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  });
});

describe('vitrine', () => {
  it('installs at most 1,500 files and 12.2 MB', () => {
    expect(library.files.length).toBeLessThanOrEqual(1500);
    expect(library.bytes).toBeLessThanOrEqual(12_200_000);
  });

  it.each([
    'docs/server/CONTRACT.md',
    'docs/server/openapi.json',
    'dist/custom-elements.json',
    'dist/llms.txt',
    'LICENSE',
  ])('has %s', (file) => {
    expect(library.files).toContain(file);
  });

  it('asks pages for React alone', () => {
    const { peerDependencies, peerDependenciesMeta } = main;
    expect(Object.keys(peerDependencies ?? {})).toEqual([
      '@openfeature/web-sdk',
      'react',
      'react-dom',
    ]);
    expect(peerDependenciesMeta).toEqual({ '@openfeature/web-sdk': { optional: true } });
  });
});

describe('vitrine-shop', () => {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta } = manifestOf('shop');

  it.each([
    'dist/index.js',
    'dist/index.d.ts',
    'server/domains/mail/templates/order-received.html',
    'owner/templates/owner.html',
    'owner/public/owner.css',
    'pages/templates/home.html',
    'pages/public/shop.css',
  ])('has %s', (file) => {
    expect(shop.files).toContain(file);
  });

  it('is few modules, because each one delays the start of a process', () => {
    const modules = shop.files.filter((file) => /^dist\/.*\.js$/.test(file));
    expect(modules.length).toBeLessThan(20);
  });

  it('names every package that it imports, those of one feature as optional', () => {
    const modules = shop.files.filter((file) => /^dist\/.*\.js$/.test(file));
    const imported = modules.flatMap((file) =>
      [
        ...readFileSync(path.join('shop', file), 'utf8').matchAll(
          /^(?:import|export)[^'\n]* '((?:@[\w-]+\/)?[\w-]+)|import\('((?:@[\w-]+\/)?[\w-]+)/gm,
        ),
      ].map(([, from, loaded]) => from ?? loaded ?? ''),
    );
    const named = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    const packages = [...new Set(imported)].filter((name) => name !== 'node');
    expect(packages.sort()).toEqual(named.sort());
    const optional = Object.keys(peerDependencies).map((name) => [name, { optional: true }]);
    expect(peerDependenciesMeta).toEqual(Object.fromEntries(optional));
  });

  it('asks for what the repository is tested with', () => {
    const tested = { ...main.devDependencies, ...main.dependencies, vitrine: main.version };
    for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      expect([name, range]).toEqual([name, `^${String(tested[name as keyof typeof tested])}`]);
    }
  });
});

describe('create-vitrine-shop', () => {
  it('needs no other package', () => {
    const files = ['LICENSE', 'README.md', 'dist/create-vitrine-shop.js', 'package.json'];
    expect(command.files.toSorted()).toEqual(files);
    expect(manifestOf('shop/create').dependencies).toBeUndefined();
  });
});
