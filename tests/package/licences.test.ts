import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findShipped, readLock, type LockedPackage } from '../../scripts/lock.mjs';

const lock = readLock();
type Manifest = Parameters<typeof findShipped>[0];
const manifests = ['package.json', 'shop/package.json'].map((file) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { vitrine: _ours, ...dependencies } = manifest.dependencies;
  return { ...manifest, dependencies };
});

/** What our users get may be used by anybody for anything, with a notice at most. */
const shippedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
];
/** Of tools and the examples' server: nothing of these licences asks anything of what they are used for. */
const toolLicences = [...shippedLicences, 'BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Unlicense'];
/** Tools under another licence, with why it does no harm. */
const exceptions: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0: used unchanged, in tests',
  'caniuse-lite': 'CC-BY-4.0: data of browsers that a build tool reads',
  lightningcss: 'MPL-2.0: used unchanged, in the build',
  'rollup-plugin-dts': 'LGPL-3.0: used unchanged, in the build',
  'svg-tags': 'MIT, in its LICENSE; the manifest says so in a field that npm no longer reads',
};

const nameOf = ({ name, version }: LockedPackage) => `${name}@${version}`;
const isException = ({ name }: LockedPackage) =>
  name in exceptions || name.startsWith('lightningcss-');

describe('the licences of packages', () => {
  it('that reach our users ask for a notice at most', () => {
    const shipped = manifests.flatMap((manifest) => findShipped(manifest, lock));
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['preact', 'react', 'zod', 'papaparse']),
    );
    const others = shipped.filter(({ license }) => !shippedLicences.includes(license ?? 'none'));
    expect(others.map(nameOf)).toEqual([]);
  });

  it('of tools and examples are known', () => {
    const others = [...lock.values()].filter(
      (found) => !toolLicences.includes(found.license ?? 'none') && !isException(found),
    );
    expect(others.map((found) => `${nameOf(found)}: ${found.license ?? 'none'}`)).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const names = new Set([...lock.values()].map(({ name }) => name));
    expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
  });
});
