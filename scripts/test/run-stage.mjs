import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runProcess } from './run-process.mjs';
import { stages } from './stages.mjs';

const cores = availableParallelism();
/** Space for young objects. With 64 MB, not Node's 16, a property test takes a fifth less CPU and lint a tenth. */
const youngSpace = '--max-semi-space-size';

/**
 * Runs a stage of a lane, or only `files` of it with one worker. Resolves to `{ count, cpu, files, failures, output }`: passed,
 * failed and skipped tests, CPU seconds, `{ file, seconds }` of each test file, and `{ stage, name, file, message }` of each
 * failed test.
 */
export async function runStage(name, { lane, scratch, isShown, only }) {
  const stage = stages[name];
  const env = environmentOf(name, lane);
  if (stage.command) return runCommand(name, stage.command(lane), { env, scratch, isShown });
  if (stage.before) {
    const prepared = await runCommand(name, stage.before, { env, scratch, isShown });
    if (prepared.failures.length > 0) return prepared;
  }
  const workers = only
    ? 1
    : Math.max(1, Math.floor(cores * stage.share)) * (stage.workersPerCore ?? 1);
  const report = path.join(scratch, `${name}.json`);
  const command = [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...(stage.projects?.flatMap((project) => ['--project', project]) ?? ['--config', stage.config]),
    `--maxWorkers=${workers}`,
    ...(only ?? []),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status, output, cpu } = await runProcess(command, { env, scratch, isShown });
  if (!existsSync(report)) {
    const failures = [{ stage: name, name, message: output }];
    return { count: { passed: 0, failed: 1, skipped: 0 }, cpu, files: [], failures, output };
  }
  const { testResults, numPassedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  const files = testResults.map(({ name: file, startTime, endTime }) => ({
    file: path.relative('.', file),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap((result) => findFailures(name, result));
  // An error beside the tests fails the run without a failed test or file.
  if (status !== 0 && failures.length === 0) failures.push({ stage: name, name, message: output });
  const count = { passed: numPassedTests, failed: failures.length, skipped: numPendingTests };
  return { count, cpu, files, failures, output };
}

async function runCommand(name, command, options) {
  const { status, output, cpu } = await runProcess(command, options);
  const count = readTotals(output) ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  if (status !== 0 && count.failed === 0) count.failed = 1;
  const failures =
    status === 0 ? [] : [{ stage: name, name: command.slice(1).join(' '), message: output }];
  return { count, cpu, files: [], failures, output };
}

/** Reads the last line `N passed, N failed, N skipped` of a command's output; null without one. */
export function readTotals(output) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const [, passed, failed, skipped = '0'] = lines.at(-1) ?? [];
  if (passed === undefined) return null;
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

/** Variables of tests: LANE decides the files and how often a property runs; one stage alone knows of PostgreSQL. */
function environmentOf(name, lane) {
  const { DATABASE_URL, ...rest } = process.env;
  const hasFlag = process.allowedNodeEnvironmentFlags.has(youngSpace);
  return {
    ...rest,
    NODE_OPTIONS: [rest.NODE_OPTIONS, hasFlag && `${youngSpace}=64`].filter(Boolean).join(' '),
    LANE: lane,
    ...(stages[name].needs?.includes('postgres') && { DATABASE_URL }),
    ...stages[name].env,
  };
}

function findFailures(stage, { name: file, status, message, assertionResults }) {
  const where = path.relative('.', file);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      stage,
      file: where,
      name: `${where}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  // A file that could not be loaded or set up has no failed test.
  const isWhole = status === 'failed' && tests.length === 0;
  return isWhole ? [{ stage, file: where, name: where, message }] : tests;
}
