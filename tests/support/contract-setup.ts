import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../shop/server/ground/database/migrate.js';
import { migrations } from '../../shop/server/ground/database/migrations.js';
import { asDatabase } from '../../shop/server/ground/database/pglite.js';
import { domainTables } from '../../shop/server/open-domains.js';
import { prepareStates } from '../contract/table-states.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of the embedded database, its tables and what empties them made. */
    databaseDump: string;
    /** Start of the names of all PostgreSQL schemas of this run. */
    contractSchemas: string;
  }
}

const folder = 'node_modules/.cache/vitrine';

/** Prepares the databases of the contract tests; removes what they leave in PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env.DATABASE_URL;
  const schemas = `contract_${randomUUID().slice(0, 8)}`;
  project.provide('contractSchemas', schemas);
  project.provide('databaseDump', databaseUrl === undefined ? await findDump() : '');
  return async () => {
    if (databaseUrl !== undefined) await dropSchemas(databaseUrl, schemas);
  };
}

/** Kept between runs: the dump depends on nothing but what is hashed here. */
async function findDump(): Promise<string> {
  const manifest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    '../package.json',
  );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const hash = createHash('sha256')
    .update(version)
    .update(JSON.stringify([migrations, domainTables]));
  hash.update(readFileSync('tests/contract/table-states.ts'));
  const file = path.resolve(folder, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  const pglite = await PGlite.create();
  const database = asDatabase(pglite);
  await migrate(database, domainTables);
  await prepareStates(database);
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Another run may be reading: a file appears under its name only when it is whole.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

async function dropSchemas(databaseUrl: string, prefix: string): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(nspname) as name from pg_namespace where starts_with(nspname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  await client.end();
}
