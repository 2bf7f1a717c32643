import { kill, restart } from './copies.mjs';

/** What no visitor may see while copies restart one after another. */
const failed = ['cut', 'refused', 500, 502, 503, 504];

const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function withoutFailure(traffic, work) {
  const before = traffic.count(...failed);
  await work();
  const after = traffic.count(...failed);
  if (after > before) throw new Error(`${after - before} requests failed.`);
}

/** What happens to copies under traffic. */
export const acts = {
  async 'restart of one'({ copies, traffic }) {
    await withoutFailure(traffic, () => restart(pick(copies)));
  },
  async 'restart of all in turn'({ copies, traffic }) {
    await withoutFailure(traffic, async () => {
      for (const copy of copies) await restart(copy);
    });
  },
  async 'SIGKILL of one'({ copies }) {
    await kill(pick(copies));
  },
};
