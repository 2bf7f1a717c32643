/** What became of a scenario's events, read off the shop's database and the proxy's log. */

const contentOf = ({ content }) =>
  (typeof content === 'string' ? JSON.parse(content) : content) ?? {};
const pageOf = (eventId) => eventId.split('.')[0];
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * `lost`: tracked and not in the database. `twice`: what a count of distinct event ids would count more than once.
 * `resent`: arrivals of an event beyond its first, over all events of the scenario's pages. `late`: the largest
 * distance in ms between when something happened and when the shop says it did. `gaps`: numbers missing in a page, but
 * for those of calls that are made once, whatever the answer.
 */
export function judge({ tracked, log, events }) {
  const pages = new Set(log.flatMap((call) => call.events.map(pageOf)));
  const own = events.filter(({ eventId }) => pages.has(pageOf(eventId)));
  const probes = new Map(tracked.map((tid) => [tid, []]));
  const late = [0];
  for (const event of own) {
    const { tid, at } = contentOf(event);
    const found = probes.get(tid);
    if (!found) continue;
    found.push(event);
    if (typeof at === 'number') late.push(Math.abs(event.occurredAt - at));
  }
  const highest = new Map();
  for (const { pageId, sequence } of own) {
    highest.set(pageId, Math.max(sequence, highest.get(pageId) ?? 0));
  }
  const stored = new Set(own.map(({ eventId }) => eventId));
  const madeOnce = log.filter(({ path }) => !path.startsWith('/api/v1/clanker/'));
  const sentOnce = [...new Set(madeOnce.flatMap((call) => call.events))];
  const forgone = sentOnce.filter(
    (id) => !stored.has(id) && Number(id.split('.')[1]) < (highest.get(pageOf(id)) ?? 0),
  );
  const lost = [...probes].filter(([, found]) => found.length === 0).map(([tid]) => tid);
  const calls = log.filter(({ method }) => method !== 'OPTIONS');
  return {
    tracked: tracked.length,
    lost,
    twice: sum([...probes.values()].map((found) => Math.max(0, found.length - 1))),
    resent: sum(own.map(({ arrivals }) => arrivals - 1)),
    late: Math.round(Math.max(...late)),
    gaps: sum([...highest.values()]) - own.length - forgone.length,
    requests: calls.length,
    receipts: calls.filter(({ isReceipt }) => isReceipt).length,
    preflights: log.length - calls.length,
    events: own,
    probes,
  };
}

/** Most requests in a second and in a minute, of times in ms. */
export function busiest(times, span) {
  let most = 0;
  const sorted = [...times].sort((a, b) => a - b);
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while (sorted[to] - sorted[from] >= span) from++;
    most = Math.max(most, to - from + 1);
  }
  return most;
}
