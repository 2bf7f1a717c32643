import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const isRoot = process.getuid?.() === 0;

/** The folder with initdb and pg_ctl; null without PostgreSQL. */
export function findPostgres() {
  const root = '/usr/lib/postgresql';
  const debian = spawnSync('ls', [root], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const folders = debian.sort((a, b) => b - a).map((version) => `${root}/${version}/bin`);
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim();
  return folders[0] ?? (found && path.dirname(found)) ?? null;
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses root: it runs as the user whom Debian made for it. */
function whoRuns() {
  if (!isRoot) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of its own, on a small disk of its own where it can be mounted. */
export async function openCluster(bin) {
  const who = whoRuns();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cluster-'));
  chmodSync(folder, 0o755);
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  const hasDisk =
    isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', disk]).status === 0;
  if (who.uid !== undefined) chownSync(disk, who.uid, who.gid);
  const data = path.join(disk, 'data');
  const port = await freePort();
  const run = (command, ...parameters) =>
    execFileSync(path.join(bin, command), parameters, { ...who, stdio: 'pipe', cwd: disk });
  run('initdb', '-D', data, '-A', 'trust', '-U', 'shop', '-N');
  const settings = `port=${port}\nunix_socket_directories='${disk}'\nmax_wal_size=64MB\nmin_wal_size=32MB\n`;
  writeFileSync(path.join(data, 'postgresql.auto.conf'), settings);
  const start = () =>
    run('pg_ctl', '-D', data, '-l', path.join(disk, 'log'), '-w', '-t', '60', 'start');
  start();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;

  /** Runs a statement as an administrator, who may also write when the others may not. */
  async function query(statement, values = []) {
    const client = new pg.Client({
      connectionString: url,
      options: '-c default_transaction_read_only=off',
      application_name: 'administrator',
      connectionTimeoutMillis: 15_000,
      query_timeout: 30_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ids of the processes of this PostgreSQL. */
  function processes() {
    return readdirSync('/proc').filter((id) => {
      try {
        return /^\d+$/.test(id) && readlinkSync(`/proc/${id}/cwd`) === data;
      } catch {
        // It has ended since, or belongs to somebody else.
        return false;
      }
    });
  }

  return {
    url,
    disk,
    hasDisk,
    query,
    stop: (mode) => run('pg_ctl', '-D', data, '-m', mode, '-w', '-t', '60', 'stop'),
    start,
    signal(name) {
      for (const id of processes()) {
        try {
          process.kill(Number(id), name);
        } catch (error) {
          // A connection may end meanwhile; the others need the signal all the same.
          if (error.code !== 'ESRCH') throw error;
        }
      }
    },
    close() {
      try {
        run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      } finally {
        // Lazy: a process that has just ended may still hold the disk.
        if (hasDisk) spawnSync('umount', ['--lazy', disk]);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
