import type { RestockOwnerClient } from './client.js';
import type { SignUpGroup } from './sign-ups.js';

/** A group whose signups are counted. */
export interface WaitingGroup extends SignUpGroup {
  readonly waiting: number;
}

/**
 * All groups with their counts, asked for where the server does not give them. `onPage` hears how many groups are known.
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
