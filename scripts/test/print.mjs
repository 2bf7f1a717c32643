import { stages } from './stages.mjs';

const slowestShown = 10;
const longestMessage = 2000;

const inSeconds = (seconds) => (seconds === null ? '–' : `${seconds.toFixed(1)} s`).padStart(9);

/** The slowest test files, and each stage's time beside the CPU seconds that it used and may use. */
export function printTimes({ finished, files, seconds, lane, slowness }) {
  if (files.length > 0) console.log('\nSlowest files');
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds);
  for (const file of slowest.slice(0, slowestShown)) {
    console.log(`${inSeconds(file.seconds)}  ${file.file}`);
  }
  console.log(`\n${'Stage'.padEnd(18)}     time      CPU  allowed`);
  for (const { name, wall, cpu } of finished) {
    console.log(
      `${name.padEnd(18)}${inSeconds(wall)}${inSeconds(cpu)}${inSeconds(stages[name].seconds[lane] * slowness)}`,
    );
  }
  const cpu = finished.reduce((sum, stage) => sum + (stage.cpu ?? 0), 0);
  console.log(`${'all'.padEnd(18)}${inSeconds(seconds)}${inSeconds(cpu)}`);
  if (slowness > 1)
    console.log(`The processor is ${slowness.toFixed(2)} times as slow as that of the budgets.`);
}

/** Repeats what failed at the end: a long log is read from there. */
export function printFailures(groups) {
  for (const [title, group] of Object.entries(groups)) {
    if (group.length > 0) console.log(`\n${title}`);
    for (const { name, message } of group) {
      console.log(`${name}\n${message.slice(-longestMessage).trim().replaceAll(/^/gm, '    ')}`);
    }
  }
}
