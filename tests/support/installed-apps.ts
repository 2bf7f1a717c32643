import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { kept, packPackage } from './packed-package.js';

const fixtures = 'tests/package/fixtures';
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/;

/** A folder of tests/package/fixtures; those that are also pages of docs/quick-starts get their files from there. */
export type AppName =
  'cdn' | 'htmx' | 'next' | 'npm' | 'preact' | 'react' | 'solid' | 'svelte' | 'turbo' | 'vue';

export interface InstalledApp {
  readonly folder: string;
  /** Why tests of the application are skipped, in brackets; empty if it is installed. */
  readonly skipped: string;
  /** Runs Node or a command of the application's packages and returns what it prints. Throws when it fails. */
  run(command: string, args?: readonly string[], env?: NodeJS.ProcessEnv): string;
}

/**
 * Installs the tarball of this package into an application of tests/package/fixtures, which has the packages of its
 * framework and nothing else. Without npm's registry the application says why it is skipped.
 */
export function installApp(name: AppName): InstalledApp {
  // Another stage may be working in the same application.
  const folder = path.join(kept, path.basename(expect.getState().testPath ?? ''), name);
  const tarball = packPackage();
  const skipped = install(name, folder, tarball);
  return {
    folder,
    skipped: skipped && ` (skipped: ${skipped})`,
    run: (command, args = [], env = {}) =>
      execute(command === 'node' ? process.execPath : `node_modules/.bin/${command}`, args, {
        cwd: folder,
        env: { ...process.env, ...env },
      }),
  };
}

function install(name: AppName, folder: string, tarball: string): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const own = readFileSync(path.join(fixtures, name, 'package.json'), 'utf8');
  const stamp = createHash('sha256')
    .update(JSON.stringify([own, dependencies]))
    .digest('hex');
  const stampFile = path.join(folder, 'node_modules/.stamp');
  const isKept = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isKept) removeFilesOf(folder);
  else rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(fixtures, name), folder, { recursive: true });
  if (isKept) {
    unpack(tarball, path.join(folder, 'node_modules/vitrine'));
    return '';
  }
  try {
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    execute('npm', [...args, '--fetch-retries=0', tarball], { cwd: folder });
  } catch (error) {
    const [problem] = unreachable.exec(String(error)) ?? [];
    if (!problem) throw error;
    return `npm cannot reach its registry (${problem}), and ${folder} is not installed yet`;
  }
  writeFileSync(stampFile, stamp);
  return '';
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Removes what an earlier run has written; a build of it that remains would hide one that fails. */
function removeFilesOf(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(path.join(folder, name), { recursive: true });
  }
}

function unpack(tarball: string, folder: string): void {
  // Beside it may be packages that npm has put into the folder.
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  execute('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'], {});
}

function execute(command: string, args: readonly string[], options: ExecFileSyncOptions): string {
  try {
    return execFileSync(command, args, { ...options, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([String(error), stdout, stderr].join('\n'), { cause: error });
  }
}
