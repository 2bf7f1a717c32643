export interface GroupOptions<Item, Result> {
  /** Does the work of a group and answers its items in their order. */
  work(items: readonly Item[]): Promise<readonly Result[]>;
  /** The size of an item; groups have at most `most` of it, or one item. */
  sizeOf(item: Item): number;
  readonly most: number;
  /** Whether another item may be the reason of a failure, so that each is tried alone. */
  isOfOne(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins concurrent calls: those that come while a group is under way are the next group, so that a quiet server answers
 * at once and a busy one does the work of many calls together. There is no timer.
 */
export function createGroups<Item, Result>(
  options: GroupOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { work, sizeOf, most, isOfOne } = options;
  const waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  function takeGroup(): Waiting<Item, Result>[] {
    let size = 0;
    let count = 0;
    for (const { item } of waiting) {
      size += sizeOf(item);
      if (count > 0 && size > most) break;
      count += 1;
    }
    return waiting.splice(0, count);
  }

  async function finish(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      if (group.length > 1 && isOfOne(error)) {
        for (const one of group) await finish([one]);
        return;
      }
      for (const { reject } of group) reject(error);
    }
  }

  async function run(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) await finish(takeGroup());
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void run();
    });
}
