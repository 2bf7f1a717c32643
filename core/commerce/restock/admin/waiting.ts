import type { RestockOwnerClient } from './client.js';
import type { SignUpGroup } from './sign-ups.js';

/** A group with the number of its signups. */
export interface WaitingGroup extends SignUpGroup {
  readonly waiting: number;
}

/**
 * Reads all groups with their counts, which are requested where the server leaves them out. Calls `onPage` with the
 * number of groups so far.
 * @throws NetError
 */
export async function readWaitingGroups(
  client: RestockOwnerClient,
  signal?: AbortSignal,
  onPage?: (known: number) => void,
): Promise<WaitingGroup[]> {
  let known = 0;
  const groups = await client.readGroups(signal, (page) => onPage?.((known += page.length)));
  const counted: WaitingGroup[] = [];
  for (const group of groups) {
    counted.push({
      ...group,
      waiting: group.count ?? (await client.countSignUps([group], signal)),
    });
  }
  return counted;
}
