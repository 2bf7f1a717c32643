/** More than all cores: stages wait for pages, servers and files, and with shares of one a sixth of the time stood idle. */
const capacity = 1.5;

/**
 * Runs each of `names` with `start(name)` as soon as what it needs has ended and its share of the cores is free; the earlier
 * name goes first. A need that is not in `names` is there already.
 */
export async function runAll(names, stages, start) {
  const waiting = [...names];
  const running = new Map();
  let free = capacity;
  while (waiting.length + running.size > 0) {
    for (const name of [...waiting]) {
      const { share, needs = [] } = stages[name];
      if (share > free || needs.some((need) => waiting.includes(need) || running.has(need)))
        continue;
      waiting.splice(waiting.indexOf(name), 1);
      free -= share;
      const end = start(name).then(() => {
        running.delete(name);
        free += share;
      });
      running.set(name, end);
    }
    await Promise.race(running.values());
  }
}
