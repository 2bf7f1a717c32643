const mostRepeated = 20;

/**
 * Tests that `test:all` lets pass when run again: `{ name, reason }`, at most five, each with why it cannot be made certain yet.
 * @type {readonly { name: string, reason: string }[]}
 */
export const quarantine = [
  {
    name: 'tests/browser/tracking-faults.all.spec.ts: tracking, when things go wrong crash: nothing lost, nothing twice (renderer killed 50 ms after track(), opened again)',
    reason: 'What a renderer has not yet given to the browser when it dies is lost.',
  },
  {
    name: 'tests/package/framework-types.all.test.ts: types for svelte accept what is right and refuse each mistake, libraries checked too',
    reason: 'svelte-check has ended once without a word beside two other builds.',
  },
];

/** The test files of each stage to run once more; none when a stage failed without a file, or too many for an accident. */
export function findRepeats(failures) {
  const byStage = new Map();
  if (failures.length > mostRepeated || failures.some(({ file }) => !file)) return byStage;
  for (const { stage, file } of failures) {
    byStage.set(stage, (byStage.get(stage) ?? new Set()).add(file));
  }
  return byStage;
}

/**
 * Sorts tests that passed only when run again: `npm test` tolerates them, `test:all` only those in quarantine.
 * @param {readonly { name: string, message: string }[]} late
 * @param {string} lane
 */
export function judgeLate(late, lane, tolerable = quarantine) {
  const isTolerated = ({ name }) => lane === 'test' || tolerable.some((each) => each.name === name);
  return {
    tolerated: late.filter((test) => isTolerated(test)),
    refused: late
      .filter((test) => !isTolerated(test))
      .map((test) => ({
        ...test,
        message: `It passed only when run again, so it depends on time or order.\n${test.message}`,
      })),
  };
}
