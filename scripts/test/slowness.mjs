/**
 * CPU milliseconds of the work below on the machine of the budgets. Computed: the quickest round takes 580 ms where the types
 * use 1.45 times their CPU seconds of there.
 */
const referenceTime = 400;
const rounds = 5;

/** How many times slower the processor is than that of the budgets, at least 1: by the quickest round, because neighbours come and go. */
export function measureSlowness() {
  return Math.max(1, Math.min(...Array.from({ length: rounds }, measureWork)) / referenceTime);
}

/** Objects, texts and garbage, as tests make them. */
function measureWork() {
  const began = process.cpuUsage();
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    name: `row ${(id * 7919) % 60_000}`,
    tags: [id % 7, id % 11],
  }));
  for (let round = 0; round < 3; round += 1) {
    JSON.parse(JSON.stringify(rows))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name }) => name.replace(/\d+/, (digits) => Number(digits) + round))
      .join('');
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
