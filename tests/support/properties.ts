import { readFileSync } from 'node:fs';
import { expect, TestRunner } from 'vitest';

const { testPath } = expect.getState();
/** Part of the time of a test after which its property ends: the rest is for the run under way and the hooks. */
const part = 0.75;
const { now } = Date;

// Only files with property tests pay for the import.
if (testPath && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal, installGlobalPlugin, readConfigureGlobal } = await import('fast-check');
  // Without isolation the files of a worker share fast-check.
  if (readConfigureGlobal().seed === undefined) {
    const { limitRuns } = await import('./limit-runs.js');
    const { runs } = await import('./runs.js');
    // Fixed in `npm test`, so that a failure is one of the change at hand; `npm run test:soak` tries new seeds.
    configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
    installGlobalPlugin(() => {
      const test = TestRunner.getCurrentTest();
      const start = test?.result?.startTime ?? now();
      return limitRuns({ most: runs(), end: start + part * (test?.timeout ?? Infinity), now });
    });
  }
}
