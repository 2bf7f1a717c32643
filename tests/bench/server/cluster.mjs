import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root; Debian's package has a user for it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The folder of the newest PostgreSQL's programs, or null. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(debian, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders, ...onPath].find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** Starts a PostgreSQL of its own that counts statements; null if none is installed. */
export async function openCluster() {
  const programs = findPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cluster-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'bench'], options);
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    shared_preload_libraries: 'pg_stat_statements',
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
  );
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  const { Client } = (await import('pg')).default;
  const client = await connect(() => new Client({ connectionString: url }), server);
  await client.query('create extension pg_stat_statements');
  return {
    url,
    query: async (text) => (await client.query(text)).rows,
    /** How many statements were run so far, without this connection's own. */
    async statements() {
      const { rows } = await client.query(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`,
      );
      return rows[0].calls;
    },
    async close() {
      await client.end();
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connect(createClient, server) {
  for (;;) {
    const client = createClient();
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
