/** The names under which a file can be applied: its path, with and without the last extension. */
export function partialNames(path: string): string[] {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') + 1 ? [path, path.slice(0, dot)] : [path];
}

/** The last segment of a path separated by `/` or `\`. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
