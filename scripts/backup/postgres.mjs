import { spawnSync } from 'node:child_process';
import pg from 'pg';

function run(command, parameters) {
  const { error, status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (error?.code === 'ENOENT') {
    throw new Error(
      `${command} is not installed. Install the client programs of PostgreSQL (Debian: postgresql-client), or use the backups of whoever runs the database.`,
    );
  }
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim()}`);
}

export async function backUpPostgres(url, file) {
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, url]);
  return `The database of DATABASE_URL is in ${file}. The shop may run meanwhile.`;
}

export async function restorePostgres(url, file) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as n from pg_tables where schemaname = current_schema()',
  );
  await client.end();
  if (rows[0].n > 0) {
    throw new Error('The database of DATABASE_URL has tables already. Name an empty one.');
  }
  run('pg_restore', [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${url}`,
    file,
  ]);
  return `${file} is restored to the database of DATABASE_URL. Start the shop.`;
}
