import { Mutex, parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { Queryable } from './database.js';
import { DatabaseError, toDatabaseError } from './errors.js';
import { statementName } from './statement-name.js';

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  /** Those of its values. */
  readonly types: readonly number[];
  /** The beginning of an answer with rows: their columns. */
  readonly columns: Awaited<ReturnType<PGlite['execProtocolStream']>>;
  uses: number;
}

/**
 * From the sixth use on PostgreSQL may keep a plan for all values, made for tables as they are then, and maybe empty. Only a
 * statement that is marked as prepared is used more often.
 */
const mostUses = 5;

/** How many statements stay prepared; each takes about 10 kB. */
const mostPrepared = 500;

/** After such a statement others may return other columns. */
const changesTables = /^\s*(?:alter|create|drop)\b/i;

interface Connection extends Queryable {
  query<Row extends object>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number; command: string }>;
}

/** The one connection to an embedded database. */
export interface PgliteClient extends Queryable {
  /** Runs work without statements of others in between. */
  alone<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Keeps statements prepared and sends one message for each use: half the time of PGlite's own `query`, which parses it
 * each time and sends six.
 */
export function createPgliteClient(pglite: PGlite): PgliteClient {
  const turns = new Mutex();
  const known = new Map<string, Prepared>();
  let count = 0;

  const send = (...messages: readonly Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const isKept = !changesTables.test(text);
    if (known.size > 0 && (!isKept || known.size === mostPrepared)) {
      await send(serialize.query('deallocate all'));
      known.clear();
    }
    count += 1;
    // The next statement without a name replaces this one.
    const name = isKept ? `s${count}` : '';
    const answer = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared = {
      name,
      types: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
      uses: 0,
    };
    if (isKept) known.set(text, prepared);
    return prepared;
  }

  async function sendAgain(text: string, prepared: Prepared, run: readonly Uint8Array[]) {
    const { name } = prepared;
    // Of a refused one nobody knows whether it is still there.
    known.delete(text);
    const again = [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
    const answer = await send(...again, ...run);
    prepared.uses = 0;
    known.set(text, prepared);
    return answer;
  }

  async function execute(text: string, values: readonly unknown[]) {
    if (!pglite.ready) throw new DatabaseError('unavailable', null, 'PGlite is closed');
    const prepared = known.get(text) ?? (await prepare(text));
    const { name, types, columns } = prepared;
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return (pglite.serializers[types[index] ?? 0] ?? String)(value);
    });
    const run = [serialize.bind({ statement: name, values: texts }), serialize.execute({})];
    const isUsedUp = prepared.uses === mostUses && statementName(text) === undefined;
    const answer = isUsedUp ? await sendAgain(text, prepared, run) : await send(...run);
    prepared.uses += 1;
    const [result] = parse.parseResults([...columns, ...answer], pglite.parsers);
    return { rows: [], affectedRows: 0, command: '', ...result };
  }

  const connection: Connection = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      try {
        // A transaction may send several statements at a time.
        const result = await pglite.runExclusive(() => execute(text, values));
        const { rows, affectedRows, command } = result;
        return { rows: rows as Row[], rowCount: Math.max(rows.length, affectedRows), command };
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
  };

  return {
    query: (text, values) => turns.runExclusive(() => connection.query(text, values)),
    alone: (work) => turns.runExclusive(() => work(connection)),
    close: () => turns.runExclusive(() => pglite.close()),
  };
}
