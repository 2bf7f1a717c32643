import type { Database } from '../../examples/server/index.js';

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** What is kept of each database: rows that were made for this key. */
const keptKeys = new WeakMap<Database, string>();

/**
 * Makes the functions that the others here call. They delete, because `truncate` makes a file for each table, which costs
 * a hundred times as much and makes the catalogue of the database longer each time.
 */
export async function prepareStates(database: Database): Promise<void> {
  const { rows: tables } = await database.query<{ name: string; columns: string }>(
    `select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> 'migrations' and attnum > 0 and not attisdropped and attgenerated = ''
     group by attrelid`,
  );
  const { rows: references } = await database.query<Reference>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace
     -- A trigger keeps variants that are in carts.
     union all select 'cart_entries', 'variants'`,
  );
  const { rows: sequences } = await database.query<{ name: string; start: string }>(
    `select seqrelid::regclass::text as name, seqstart::text as start from pg_sequence
     join pg_class on pg_class.oid = seqrelid where relnamespace = current_schema()::regnamespace`,
  );
  const { rows: schemas } = await database.query<{ kept: string }>(
    `select quote_ident(current_schema() || '_kept') as kept`,
  );
  const { kept = '' } = schemas[0] ?? {};
  const ordered = childrenFirst(tables, references);
  const counters = sequences.map(({ name, start }) => ({
    name,
    start,
    columns: 'last_value, is_called',
  }));
  const all = [...ordered, ...counters];
  const run = (statement: string) => database.query(statement);
  const make = (name: string, statements: readonly string[]) =>
    run(
      `create function ${name}() returns void language plpgsql as $$ begin ${statements.join(';')}; end $$`,
    );

  await run(`create schema ${kept}`);
  for (const { name, columns } of all) {
    await run(`create table ${kept}.${name} as select ${columns} from ${name} with no data`);
  }
  await make('empty_tables', [
    ...ordered.map(({ name }) => `delete from ${name}`),
    ...counters.map(({ name, start }) => `perform setval('${name}', ${start}, false)`),
  ]);
  await make(
    'keep_tables',
    all.flatMap(({ name, columns }) => [
      `delete from ${kept}.${name}`,
      `insert into ${kept}.${name} select ${columns} from ${name}`,
    ]),
  );
  await make('fill_tables', [
    // A trigger has made the versions of the catalogue and the terms by then.
    ...ordered.toReversed().map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from ${kept}.${name} on conflict do nothing`,
    ),
    ...counters.map(
      ({ name }) => `perform setval('${name}', last_value, is_called) from ${kept}.${name}`,
    ),
  ]);
}

/** Leaves no row, and every counter at its start. */
export async function emptyTables(database: Database): Promise<void> {
  await database.query('select empty_tables()');
}

/** Leaves the rows that `fill` makes in empty tables. It runs again only for another key than the last time. */
export async function refillTables(
  database: Database,
  key: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  await emptyTables(database);
  if (keptKeys.get(database) === key) {
    await database.query('select fill_tables()');
    return;
  }
  await fill();
  await database.query('select keep_tables()');
  keptKeys.set(database, key);
}

/** A row cannot be deleted before those that refer to it. */
function childrenFirst<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table) => {
    const children = references.filter(
      ({ child, parent }) => parent === table.name && child !== parent,
    );
    for (const one of tables) {
      if (!ordered.has(one) && children.some(({ child }) => child === one.name)) add(one);
    }
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}
