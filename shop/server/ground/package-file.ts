import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type PackageName = 'vitrine' | 'vitrine-shop';

/**
 * A file that comes with a package, by its path there, from the sources and from every build of them. Without the
 * package around this module, as in a bundle of somebody's own, the path counts from the working directory.
 */
export function packageFile(name: PackageName, file: string): string {
  return path.join(findPackage(name, import.meta.dirname) ?? '', file);
}

/** The nearest folder with the package: it contains this module, or is installed beside a folder that does. */
function findPackage(name: PackageName, folder: string): string | null {
  // In the repository the shop stands in a folder of the library.
  const places = [folder, path.join(folder, 'node_modules', name), path.join(folder, 'shop')];
  const found = places.find((place) => isPackage(name, place));
  const above = path.dirname(folder);
  if (found !== undefined || above === folder) return found ?? null;
  return findPackage(name, above);
}

function isPackage(name: PackageName, folder: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: string };
  return manifest.name === name;
}
