import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { asDatabase } from '../../shop/server/ground/database/pglite.js';
import type { DatabaseSettings } from '../../shop/server/ground/database/settings.js';
import { openDatabase, type Database } from '../../shop/server/index.js';
import { emptyTables, prepareStates } from './table-states.js';

export interface Backend {
  readonly name: string;
  /** An empty database. `connect` opens one more connection to it, as another copy of the server would. */
  open(): Promise<{
    database: Database;
    connect(settings?: DatabaseSettings): Promise<Database>;
    close(): Promise<void>;
  }>;
}

/** One database for all files of a worker, emptied for each of them: to open it takes longer than most tests. */
let shared: Promise<Database> | undefined;

const pglite: Backend = {
  name: 'PGlite',
  async open() {
    const database = await (shared ??= openDump());
    await emptyTables(database);
    // The next file of this worker uses the same one.
    return { database, connect: () => Promise.resolve(database), close: () => Promise.resolve() };
  },
};

async function openDump(): Promise<Database> {
  const loadDataDir = new Blob([await readFile(inject('databaseDump'))]);
  return asDatabase(await PGlite.create({ loadDataDir }));
}

/**
 * Creates an empty schema, so that tests never touch what is in the database already; it is removed after the run.
 * Resolves to the address at which it is the whole database.
 */
export async function createSchema(url: string): Promise<string> {
  const schema = `${inject('contractSchemas')}_${randomUUID().replaceAll('-', '')}`;
  const { Client } = (await import('pg')).default;
  const bare = new Client({ connectionString: url });
  await bare.connect();
  await bare.query(`create schema ${schema}`);
  await bare.end();
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  // Tells the connections of one worker from those of others.
  own.searchParams.set('application_name', schema);
  return own.href;
}

/** The schema of this worker. */
let address: Promise<string> | undefined;

/** Works in a schema of each worker. */
function postgres(url: string): Backend {
  async function openSchema() {
    const database = await openDatabase({ databaseUrl: await (address ??= createSchema(url)) });
    await prepareStates(database);
    return database;
  }

  return {
    name: 'PostgreSQL',
    async open() {
      const database = await (shared ??= openSchema());
      await emptyTables(database);
      const copies: Database[] = [];
      return {
        database,
        async connect(settings) {
          const databaseUrl = await (address ??= createSchema(url));
          const copy = await openDatabase({ databaseUrl, ...(settings && { settings }) });
          copies.push(copy);
          return copy;
        },
        async close() {
          await Promise.all(copies.map((copy) => copy.close()));
        },
      };
    },
  };
}

const databaseUrl = process.env.DATABASE_URL;

/** The embedded database, or instead of it, as everywhere, the PostgreSQL that DATABASE_URL names. */
export const backends: readonly Backend[] = [
  databaseUrl === undefined ? pglite : postgres(databaseUrl),
];
