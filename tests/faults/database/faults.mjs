import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const others = `pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** The answers of the health checks: live must stay 200, ready must be 503 and name the cause. */
async function readHealth(origin) {
  const [live, ready] = await Promise.all(
    ['live', 'ready'].map((name) =>
      fetch(`${origin}/api/health/${name}`, { signal: AbortSignal.timeout(20_000) }),
    ),
  );
  return { live: live.status, ready: ready.status, error: (await ready.json()).error ?? '' };
}

async function requireUnready(origin, cause) {
  const health = await readHealth(origin);
  if (health.live === 200 && health.ready === 503 && health.error.includes(cause)) return;
  throw new Error(`Health says ${JSON.stringify(health)} while the database is ${cause}.`);
}

/** Things that happen to PostgreSQL. Each repairs what it breaks. */
export const faults = {
  async 'terminate one'({ cluster }) {
    await cluster.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${others} order by random() limit 1`,
    );
  },
  async 'terminate all'({ cluster }) {
    await cluster.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  },
  async 'restart, fast'({ cluster }) {
    cluster.stop('fast');
    cluster.start();
  },
  async 'restart, immediate'({ cluster }) {
    cluster.stop('immediate');
    await wait(500);
    cluster.start();
  },
  async pause({ cluster }) {
    try {
      cluster.signal('SIGSTOP');
      await wait(1500);
    } finally {
      cluster.signal('SIGCONT');
    }
  },
  async lock({ cluster }) {
    await cluster.query(
      `do $$ begin lock table carts in access exclusive mode; perform pg_sleep(1.5); end $$`,
    );
  },
  async 'read-only'({ cluster, shop }) {
    const set = async (value) => {
      await cluster.query(`alter system set default_transaction_read_only = ${value}`);
      await cluster.query('select pg_reload_conf()');
    };
    await set('on');
    try {
      await wait(700);
      await requireUnready(shop.origin, 'read-only');
    } finally {
      await set('off');
    }
  },
  async 'disk full'({ cluster, shop }) {
    const ballast = path.join(cluster.disk, 'ballast');
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' });
    } catch {
      // dd ends with an error when the disk is full, as it should be.
    }
    try {
      await wait(700);
      const health = await readHealth(shop.origin);
      if (health.live !== 200 || health.ready !== 503) {
        throw new Error(`Health says ${JSON.stringify(health)} while the disk is full.`);
      }
    } finally {
      rmSync(ballast);
    }
  },
};

/** Signals to the shop, on either database. */
export const signals = {
  async SIGKILL({ shop }) {
    await shop.end('SIGKILL');
    await shop.start();
  },
  async SIGTERM({ shop, traffic }) {
    const failures = () => traffic.count('cut', 500, 502, 503);
    const before = failures();
    const status = await shop.end('SIGTERM');
    if (status !== 0) throw new Error(`SIGTERM ended the shop with ${status}.`);
    if (failures() > before) throw new Error(`SIGTERM failed ${failures() - before} requests.`);
    await shop.start();
  },
};
