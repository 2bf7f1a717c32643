import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
/** Applications stay installed here, so that only the first run of them needs the registry. */
export const kept = path.join(tmpdir(), `vitrine-installed-apps-${checkout}`);

let packed: string | undefined;

/** The tarball of this package as it would be published, without another build: packed once for all files of a worker. */
export function packPackage(): string {
  if (packed) return packed;
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(path.join(kept, 'pack-'));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const output = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const name = output.trim().split('\n').at(-1) ?? '';
  // Another worker may be reading the tarball that it has packed itself.
  renameSync(path.join(folder, name), path.join(kept, name));
  rmSync(folder, { recursive: true });
  packed = path.join(kept, name);
  return packed;
}

/** Unpacks the tarball into a folder of `node_modules`, over what is there. */
export function unpackPackage(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', packPackage(), '-C', folder, '--strip-components=1']);
}

/** Links packages that are installed here into another `node_modules`, without a network. */
export function linkPackages(modules: string, names: readonly string[]): void {
  for (const name of names) {
    const place = path.join(modules, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(path.resolve('node_modules', name), place);
  }
}
