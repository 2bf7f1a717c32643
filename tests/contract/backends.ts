import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../../examples/server/index.js';

export interface Backend {
  readonly name: string;
  /** An empty database. `connect` opens one more connection to it, as another copy of the server would. */
  open(): Promise<{ database: Database; connect(): Promise<Database>; close(): Promise<void> }>;
}

const pglite: Backend = {
  name: 'PGlite',
  async open() {
    const database = await openDatabase({ dataDir: 'memory' });
    return { database, connect: () => Promise.resolve(database), close: () => database.close() };
  },
};

/** Works in a schema of its own, so that the tests never touch what is in the database already. */
function postgres(url: string): Backend {
  return {
    name: 'PostgreSQL',
    async open() {
      const schema = `contract_${randomUUID().replaceAll('-', '')}`;
      const own = new URL(url);
      own.searchParams.set('options', `-c search_path=${schema}`);
      const bare = new (await import('pg')).default.Client({ connectionString: url });
      await bare.connect();
      await bare.query(`create schema ${schema}`);
      const opened: Database[] = [];
      const connect = async () => {
        const database = await openDatabase({ databaseUrl: own.href });
        opened.push(database);
        return database;
      };
      return {
        database: await connect(),
        connect,
        async close() {
          await Promise.all(opened.map((database) => database.close()));
          await bare.query(`drop schema ${schema} cascade`);
          await bare.end();
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
