import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const { testPath } = expect.getState();

// Only files with property tests pay for the import.
if (testPath && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  // Fixed in `npm test`, so that a failure is one of the change at hand; `npm run test:soak` tries new seeds.
  const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);
  configureGlobal({ ...readConfigureGlobal(), seed });
}
