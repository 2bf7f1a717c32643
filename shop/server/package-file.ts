import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A file that comes with the package, by its path there, from the sources and from every build of them. Without a
 * package around this module, as in a bundle of somebody's own, the path counts from the working directory.
 */
export function packageFile(file: string): string {
  return path.join(findPackage(import.meta.dirname) ?? '', file);
}

/** The nearest folder that is a package, of those that contain `folder`. */
function findPackage(folder: string): string | null {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? null : findPackage(above);
}
