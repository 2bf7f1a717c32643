import { startTraffic } from './clients.mjs';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** An item that never sells out. */
export const item = { itemId: 'item-salt-cellar', sku: 'SALT' };

/** How long the shop may take to acknowledge again after a fault, in milliseconds. */
const recovery = 60_000;

/** Plays rounds of the named faults one after another under traffic. Resolves to the rows of the table. */
export async function play({ title, rounds, acts, context, shop }) {
  const traffic = startTraffic({ origin: shop.origin, item });
  const problems = [];
  const names = Object.keys(acts);
  const counts = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await wait(200 + Math.random() * 800);
    const started = Date.now();
    try {
      await acts[name]({ ...context, shop, traffic });
    } catch (error) {
      problems.push(`round ${round + 1}, ${name}: ${error.message}`);
    }
    const before = traffic.total();
    while (traffic.total() < before + 8 && Date.now() < started + recovery) await wait(50);
    if (traffic.total() < before + 8) problems.push(`round ${round + 1}, ${name}: no recovery`);
    if (!shop.isAlive()) {
      problems.push(`round ${round + 1}, ${name}: the shop died: ${shop.log.slice(-3).join('')}`);
      await shop.start();
    }
    process.stdout.write('.');
  }
  await traffic.stop();
  problems.push(...traffic.problems);
  console.log(`\n${title}: ${[...counts].map(([name, n]) => `${n} × ${name}`).join(', ')}`);
  console.log(`  answers: ${JSON.stringify(traffic.answers())}`);
  return { title, acknowledged: traffic.acknowledged, problems };
}
