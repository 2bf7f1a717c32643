export interface BatchOptions {
  /** So many items go at once. */
  readonly most: number;
  /** After so many milliseconds a batch is taken for stuck, and the next one does not wait for its end. */
  readonly patience?: number;
  readonly now?: () => number;
}

interface Batch<Item, Result> {
  readonly items: Item[];
  readonly results: Promise<readonly (Result | Promise<Result>)[]>;
  /** Whether it starts in this turn of the event loop. */
  isDue: boolean;
  start(): void;
}

/**
 * Makes one call of the calls of concurrent requests: those of one turn of the event loop go together, and while a
 * batch is under way, the others wait and go together. The first of a batch calls `run`, so its statements belong to
 * that request.
 * @param run Resolves to a result for each item, in their order. Its error is thrown to each of them.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { most, patience = 250, now = () => performance.now() }: BatchOptions,
): (item: Item) => Promise<Result> {
  /** When the newest batch under way was started. */
  let underWay: { readonly since: number } | null = null;
  let waiting: Batch<Item, Result> | null = null;

  function open(): Batch<Item, Result> {
    let start = (): void => undefined;
    const items: Item[] = [];
    const results = new Promise<void>((resolve) => (start = resolve)).then(() => run(items));
    return { items, results, isDue: false, start: () => start() };
  }

  const isFree = () => underWay === null || now() - underWay.since > patience;

  function start(batch: Batch<Item, Result>): void {
    const own = { since: now() };
    underWay = own;
    waiting = null;
    const end = () => {
      if (underWay !== own) return;
      underWay = null;
      if (waiting !== null) start(waiting);
    };
    batch.results.then(end, end);
    batch.start();
  }

  function startSoon(batch: Batch<Item, Result>): void {
    batch.isDue = true;
    setImmediate(() => {
      if (waiting === batch && isFree()) start(batch);
    });
  }

  return async (item) => {
    const batch = (waiting ??= open());
    const place = batch.items.push(item) - 1;
    if (batch.items.length >= most) start(batch);
    else if (isFree() && !batch.isDue) startSoon(batch);
    const results = await batch.results;
    const result = results[place];
    if (result === undefined) throw new Error('A batch has no result for one of its items.');
    return result;
  };
}
