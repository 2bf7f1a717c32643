import { spawnSync } from 'node:child_process';

/** Writes the types of what was built beside it, as the project file says. */
export function declared(project) {
  return {
    name: 'declared',
    writeBundle() {
      const tsc = 'node_modules/typescript-7/bin/tsc';
      const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], {
        encoding: 'utf8',
      });
      if (status !== 0) this.error(`The types of ${project} cannot be written:\n${stdout}`);
    },
  };
}
