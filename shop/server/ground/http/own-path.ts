/** Slashes, backslashes and what browsers drop before they read an address, also written as %2F, %5C, %09, %0A, %0D. */
const pathStart = /^(?:[/\\\p{Cc}\s]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|20|7f))+/iu;

/**
 * A path from a request as a path of this server, safe as a `Location`: `//evil.example/` becomes `/evil.example/`. A
 * path without a leading slash becomes `/`. Query and fragment stay.
 */
export function toOwnPath(path: string): string {
  if (!path.startsWith('/')) return '/';
  return `/${path.replace(pathStart, '')}`;
}
