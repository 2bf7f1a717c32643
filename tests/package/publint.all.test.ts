import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packPackage } from '../support/packed-package.js';

it.each(['.', 'shop', 'shop/create'] as const)('%s passes publint in its strict mode', (folder) => {
  const args = ['--strict', packPackage(folder)];
  expect(execFileSync('node_modules/.bin/publint', args, { encoding: 'utf8' })).toContain(
    'All good',
  );
});
