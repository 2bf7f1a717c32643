import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packPackage } from '../support/packed-package.js';

it('the package passes publint in its strict mode', () => {
  const args = ['--strict', packPackage()];
  expect(execFileSync('node_modules/.bin/publint', args, { encoding: 'utf8' })).toContain(
    'All good',
  );
});
