import { execFileSync } from 'node:child_process';

/** The engines with templates one keeps by the hundred; the others are functions that V8 compiles. */
const names = ['reference', 'vitrine'];

/** Bytes that one compiled template keeps alive, measured in a process of its own. */
export function measureMemory() {
  return Object.fromEntries(
    names.map((name) => [
      name,
      Number(
        execFileSync(
          process.execPath,
          ['--expose-gc', 'tests/bench/template/memory-child.mjs', name],
          { encoding: 'utf8' },
        ),
      ),
    ]),
  );
}
