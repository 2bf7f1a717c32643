import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A process that stands in the scratch copy and runs tests by vitest's Node API, so that what was transformed once
 * serves every mutant. Its parent sends { suite, mutant, files } and ends it when it hangs.
 */

// As vitest's command does, before a plugin reads it.
process.env.VITEST = 'true';
const wake = pathToFileURL(path.resolve('mutants/wake-process.mjs'));
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${wake}`;
const require = createRequire(path.resolve('package.json'));
const { createVitest } = await import(pathToFileURL(require.resolve('vitest/node')));
const suites = {
  unit: {
    config: 'mutants/projects.config.mjs',
    project: ['rules', 'unit', 'connectors', 'conformance'],
  },
  stories: { config: 'mutants/stories.config.mjs' },
  contract: { config: 'mutants/projects.config.mjs', project: ['contract'] },
  browser: { config: 'mutants/projects.config.mjs', project: ['browser'] },
};
const opened = new Map();
/** The state of the run under way. */
let run;

const reporter = {
  onTestModuleStart: (module) => process.send({ begun: nameOf(module) }),
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    run.tests.push({
      project: test.project.name,
      file: nameOf(test.module),
      id: test.id,
      name: test.fullName,
      state,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      isConcurrent: test.options.concurrent === true,
      reached: test.meta().mutants ?? [],
      message: errors[0]?.message?.slice(0, 300),
    });
  },
  onTestModuleEnd(module) {
    const { duration, collectDuration, environmentSetupDuration, setupDuration } =
      module.diagnostic();
    run.files.push({
      project: module.project.name,
      file: nameOf(module),
      state: module.state(),
      seconds: (duration + collectDuration + environmentSetupDuration + setupDuration) / 1000,
      message: module.errors()[0]?.message?.slice(0, 300),
      ...module.meta().mutants,
    });
  },
};
const nameOf = (module) => path.relative('.', module.moduleId).replaceAll(path.sep, '/');

async function open(suite) {
  const options = { root: process.cwd(), watch: false, cache: false, reporters: [reporter] };
  const known = opened.get(suite) ?? (await createVitest('test', { ...options, ...suites[suite] }));
  // From then on vitest knows which project has which file.
  if (!opened.has(suite)) await known.globTestSpecifications();
  opened.set(suite, known);
  return known;
}

/** `ids` and `pattern` name tests of the file, which has a project or is in all that include it. */
function specify(vitest, { project, file, ids, pattern }) {
  const options = {
    ...(ids && { testIds: ids }),
    ...(pattern && { testNamePattern: new RegExp(pattern) }),
  };
  return vitest
    .getModuleSpecifications(path.resolve(file))
    .filter((specification) => !project || specification.project.name === project)
    .map((specification) =>
      specification.project.createSpecification(specification.moduleId, options),
    );
}

/** Without `files` everything. */
async function runTests({ suite, mutant, files }) {
  process.env.VITRINE_MUTANT = `${mutant}`;
  const vitest = await open(suite);
  run = { tests: [], files: [] };
  vitest.config.bail = mutant === 0 ? 0 : 1;
  for (const project of vitest.projects) {
    project.config.bail = vitest.config.bail;
    project.provide('mutant', mutant);
  }
  const specifications = files
    ? files.flatMap((choice) => specify(vitest, choice))
    : await vitest.globTestSpecifications();
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  // Its shop is started once by a vitest, with the mutant of that moment.
  if (suite === 'browser') {
    opened.delete(suite);
    await vitest.close();
  }
  return {
    ...run,
    errors: unhandledErrors.map((error) => String(error?.message ?? error).slice(0, 300)),
  };
}

process.on('message', async (asked) => {
  try {
    process.send({ done: await runTests(asked) });
  } catch (error) {
    process.send({ failed: String(error?.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
