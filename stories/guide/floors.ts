import { browserslist } from '../../package.json';

/** The oldest version of a browser that `browserslist` states. Throws for a browser that it does not name. */
export function floorOf(browser: string): string {
  const entry = browserslist.find((candidate) => candidate.startsWith(`${browser} >= `));
  if (!entry) throw new Error(`browserslist in package.json names no ${browser}.`);
  return entry.split(' ').at(-1)!;
}
