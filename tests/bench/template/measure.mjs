const sink = Buffer.alloc(4 * 2 ** 20);
let seen = 0;

/** Copies a text out, as a response would: what is a rope until then is joined on the clock. */
function consume(text) {
  const length = sink.latin1Write(text, 0);
  seen = (seen + length + sink[length >> 1]) | 0;
}

/** Compiled templates have no text to copy: keeping the last one is enough for the compiler not to leave it out. */
function keep(value) {
  if (typeof value === 'string') consume(value);
  else globalThis.lastTemplate = value;
}

/** ms of one call, over `calls` calls. */
function time(call, calls) {
  const started = performance.now();
  for (let done = 0; done < calls; done++) keep(call());
  return (performance.now() - started) / calls;
}

/** Runs for `ms` at least; gives how many calls fill `sample` ms. */
function warmUp(call, ms, sample) {
  const until = performance.now() + ms;
  let last;
  do last = time(call, 1);
  while (performance.now() < until);
  return Math.max(1, Math.round(sample / Math.min(last, time(call, Math.ceil(sample / last)))));
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Who runs when: every round begins with another, and after each turn of all the other way round. */
function orderOf(names, round) {
  const from = round % names.length;
  const order = [...names.slice(from), ...names.slice(0, from)];
  return Math.floor(round / names.length) % 2 ? order.toReversed() : order;
}

/**
 * Times calls side by side. Each round runs every one, so that what the machine does meanwhile falls on all;
 * a ratio is taken within a round, and of the ratios the median.
 * Gives, by name, `ms` and `ratio(to)`: how many times as fast as the call named `to`.
 */
export function measure(calls, { rounds, warm = 150, sample = 4 }) {
  const names = Object.keys(calls);
  const counts = Object.fromEntries(names.map((name) => [name, warmUp(calls[name], warm, sample)]));
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of orderOf(names, round)) {
      times[name].push(time(calls[name], counts[name]));
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ms: median(times[name]),
        ratio: (to) => median(times[name].map((ms, round) => times[to][round] / ms)),
      },
    ]),
  );
}

/**
 * The sum of all output lengths, exported so that no engine can skip work whose result nobody reads.
 * @public
 */
export const checksum = () => seen;
