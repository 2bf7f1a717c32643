import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../database/cluster.mjs';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** The path of a program; null where it is not installed. Debian keeps servers outside the path of users. */
export function findProgram(name) {
  const search = {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  };
  return spawnSync('which', [name], search).stdout.trim() || null;
}

/**
 * A server in a folder of its own that can be ended by a signal and started again with its data.
 * @param command What to run, given the port and the folder.
 * @param isReady Asked until it says yes, given the port.
 */
async function openProgram(command, isReady) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-program-'));
  const port = await freePort();
  const log = [];
  let child = null;

  async function start() {
    const [program, ...parameters] = await command({ port, folder });
    child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => log.push(chunk.toString()));
    }
    const deadline = Date.now() + 30_000;
    while (!(await isReady(port).catch(() => false))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${program} did not start: ${log.slice(-5).join('')}`);
      }
      await wait(50);
    }
  }

  async function end(signal = 'SIGKILL') {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    port,
    start,
    end,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's nats-server with JetStream; null where it is not installed. */
export async function openNats() {
  const program = findProgram('nats-server');
  if (program === null) return null;
  const monitors = await freePort();
  const server = await openProgram(
    ({ port, folder }) => [
      program,
      '-js',
      '-sd',
      folder,
      '-a',
      '127.0.0.1',
      '-p',
      port,
      '-m',
      monitors,
    ],
    async () => (await fetch(`http://127.0.0.1:${monitors}/healthz`)).ok,
  );
  return { ...server, url: `nats://127.0.0.1:${server.port}` };
}

const clickHouseConfig = ({ port, tcpPort, folder, users }) => `<yandex>
  <logger><level>warning</level><console>1</console></logger>
  <http_port>${port}</http_port>
  <tcp_port>${tcpPort}</tcp_port>
  <listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path>
  <tmp_path>${folder}/tmp/</tmp_path>
  <format_schema_path>${folder}/formats/</format_schema_path>
  <user_files_path>${folder}/files/</user_files_path>
  <users_config>${users}</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>5368709120</mark_cache_size>
</yandex>
`;

const clickHouseUsers = `<yandex>
  <profiles><default></default></profiles>
  <quotas><default></default></quotas>
  <users>
    <default>
      <password></password>
      <networks><ip>127.0.0.1</ip></networks>
      <profile>default</profile>
      <quota>default</quota>
    </default>
  </users>
</yandex>
`;

/** Debian's ClickHouse; null where it is not installed. `query(statement)` resolves to rows of texts. */
export async function openClickHouse() {
  const program = findProgram('clickhouse-server');
  if (program === null) return null;
  const tcpPort = await freePort();
  const server = await openProgram(
    ({ port, folder }) => {
      const users = path.join(folder, 'users.xml');
      const config = path.join(folder, 'config.xml');
      writeFileSync(users, clickHouseUsers);
      writeFileSync(config, clickHouseConfig({ port, tcpPort, folder, users }));
      return [program, `--config-file=${config}`];
    },
    async (port) => (await fetch(`http://127.0.0.1:${port}/ping`)).ok,
  );
  const url = `http://127.0.0.1:${server.port}/`;
  return {
    ...server,
    url,
    async query(statement) {
      const answer = await fetch(url, { method: 'POST', body: `${statement} format JSONCompact` });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`ClickHouse: ${text}`);
      return JSON.parse(text).data;
    },
  };
}
