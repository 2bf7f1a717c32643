import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
/** Applications stay installed here, so that only the first run of them needs the registry. */
export const kept = path.join(tmpdir(), `vitrine-installed-apps-${checkout}`);

/** The packages of this repository by their folders. */
export type PackageFolder = '.' | 'shop' | 'shop/create';

const packed = new Map<PackageFolder, string>();

/** The tarball of a package as it would be published, without another build: packed once for all files of a worker. */
export function packPackage(source: PackageFolder = '.'): string {
  const known = packed.get(source);
  if (known !== undefined) return known;
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(path.join(kept, 'pack-'));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const output = execFileSync('npm', args, {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const name = output.trim().split('\n').at(-1) ?? '';
  // Another worker may be reading the tarball that it has packed itself.
  renameSync(path.join(folder, name), path.join(kept, name));
  rmSync(folder, { recursive: true });
  const tarball = path.join(kept, name);
  packed.set(source, tarball);
  return tarball;
}

/** Unpacks the tarball of a package into a folder of `node_modules`, over what is there. */
export function unpackPackage(folder: string, source: PackageFolder = '.'): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', packPackage(source), '-C', folder, '--strip-components=1']);
}

/** Links packages that are installed here into another `node_modules`, without a network. */
export function linkPackages(modules: string, names: readonly string[]): void {
  for (const name of names) {
    const place = path.join(modules, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(path.resolve('node_modules', name), place);
  }
}
