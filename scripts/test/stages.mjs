/**
 * @typedef {{ lanes?: string[], share: number, workersPerCore?: number, before?: string[],
 *   command?: (lane: string) => string[], projects?: string[], config?: string, env?: Record<string, string>, needs?: string[],
 *   seconds: Record<string, number> }} Stage
 */

const node = process.execPath;

/**
 * Every stage, in the order of preference: the longest first. `lanes`: where it runs; both by default. `share`: the part of
 * the processor cores that it keeps busy; stages run beside each other while their shares fit. A stage with `projects` or
 * `config` is a run of vitest, after the command `before`, whose tests are counted one by one; a command counts as one, or by
 * its closing line.
 * `seconds`: the CPU seconds, user and system, that `npm test` and `test:all` allow it, of all its processes, on two cores
 * with other stages beside it: half more than was measured.
 * @type {Record<string, Stage>}
 */
export const stages = {
  build: {
    share: 0.5,
    command: (lane) => [
      node,
      'scripts/build.mjs',
      ...(lane === 'all' ? [] : ['--flavour', 'react', '--quick']),
    ],
    seconds: { test: 110, all: 320 },
  },
  contract: { share: 0.5, projects: ['contract'], seconds: { test: 260, all: 450 } },
  browser: {
    share: 0.5,
    // A spec waits for half of its time: for the shop, a delay, a frame.
    workersPerCore: 2,
    projects: ['browser'],
    needs: ['build', 'chromium'],
    seconds: { test: 400, all: 2300 },
  },
  unit: { share: 0.5, projects: ['rules', 'unit'], seconds: { test: 320, all: 700 } },
  stories: {
    share: 0.5,
    config: 'vitest.stories.config.ts',
    needs: ['chromium'],
    seconds: { test: 200, all: 200 },
  },
  connectors: { lanes: ['test'], share: 0.5, projects: ['connectors'], seconds: { test: 60 } },
  lint: { share: 0.5, command: () => [node, 'scripts/lint.mjs'], seconds: { test: 100, all: 220 } },
  package: {
    share: 0.5,
    projects: ['package'],
    needs: ['build'],
    seconds: { test: 100, all: 300 },
  },
  types: {
    share: 0.5,
    command: () => [node, 'node_modules/typescript-7/bin/tsc'],
    seconds: { test: 60, all: 60 },
  },
  conformance: {
    share: 0.5,
    projects: ['conformance'],
    needs: ['build'],
    seconds: { test: 30, all: 30 },
  },
  engines: {
    lanes: ['all'],
    share: 0.5,
    command: () => [node, '--experimental-websocket', 'scripts/engines.mjs', '--no-build'],
    needs: ['build', 'chromium'],
    seconds: { all: 450 },
  },
  'browser-lite': {
    lanes: ['all'],
    share: 0.5,
    workersPerCore: 2,
    projects: ['browser'],
    env: { FLAVOUR: 'lite' },
    needs: ['build', 'chromium'],
    seconds: { all: 600 },
  },
  'contract-postgres': {
    lanes: ['all'],
    share: 0.5,
    projects: ['contract'],
    needs: ['postgres'],
    seconds: { all: 600 },
  },
  'stories-lite': {
    lanes: ['all'],
    share: 0.5,
    config: 'vitest.stories.config.ts',
    env: { FLAVOUR: 'lite' },
    needs: ['chromium'],
    seconds: { all: 200 },
  },
  backends: {
    lanes: ['all'],
    share: 0.5,
    before: [node, 'scripts/test/install-vendure.mjs'],
    projects: ['connectors', 'backends'],
    needs: ['build', 'chromium'],
    seconds: { all: 200 },
  },
};

/**
 * The stages to run, in order: those of the lane, or the asked ones with what they need.
 * @param {{ lane: string, asked?: string[], isBuilt?: boolean }} options
 * @throws Error that lists the stages of the lane when one is asked for that it does not have.
 */
export function planStages({ lane, asked = [], isBuilt = false }) {
  const there = Object.keys(stages).filter((name) => (stages[name].lanes ?? [lane]).includes(lane));
  const unknown = asked.filter((name) => !there.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${there.join(', ')}.`);
  }
  const chosen = asked.length === 0 ? there : asked;
  const needed = isBuilt ? [] : chosen.flatMap((name) => stages[name].needs ?? []);
  return there.filter(
    (name) => (chosen.includes(name) || needed.includes(name)) && !(isBuilt && name === 'build'),
  );
}

/** The sentences about stages that used more CPU seconds than the lane allows, on a processor so many times slower. */
export function judgeBudgets(finished, lane, slowness) {
  return finished
    .map(({ name, cpu }) => ({ name, cpu, allowed: stages[name].seconds[lane] * slowness }))
    .filter(({ cpu, allowed }) => cpu > allowed)
    .map(
      ({ name, cpu, allowed }) =>
        `${name} used ${cpu.toFixed(0)} CPU seconds; scripts/test/stages.mjs allows ${allowed.toFixed(0)} on this machine.`,
    );
}
