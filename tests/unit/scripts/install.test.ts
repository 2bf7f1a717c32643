import { expect, it } from 'vitest';
import { isInstalled } from '../../../scripts/install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', optional: true },
    'node_modules/c': { version: '1.0.0', integrity: 'sha512-c', extraneous: true },
  },
};
const [a, b] = [lock.packages['node_modules/a'], lock.packages['node_modules/b']];

it.each([
  ['all that the lock file says', { 'node_modules/a': a, 'node_modules/b': b }, true],
  [
    'no optional package of another machine, and none that nothing needs',
    { 'node_modules/a': a },
    true,
  ],
  ['no package', {}, false],
  ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }, false],
  ['another content', { 'node_modules/a': { ...a, integrity: 'sha512-c' } }, false],
  [
    'another version of an optional package',
    { 'node_modules/a': a, 'node_modules/b': { ...b, version: '2.0.0' } },
    false,
  ],
])('of node_modules with %s', (_what, packages, expected) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});
