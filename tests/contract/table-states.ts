import type { Database } from '../../shop/server/index.js';

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** What is kept of each database: rows that were made for this key. */
const keptKeys = new WeakMap<Database, string>();

const countersInUse = `from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace = current_schema()::regnamespace and pg_sequence_last_value(seqrelid) is not null`;

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
  const { rows: schemas } = await database.query<{ kept: string }>(
    `select quote_ident(current_schema() || '_kept') as kept`,
  );
  const { kept = '' } = schemas[0] ?? {};
  const ordered = childrenFirst(tables, references);
  const make = (name: string, body: string) =>
    database.query(
      `create function ${name}() returns void language plpgsql as $made$ ${body} $made$`,
    );

  await database.query(`create schema ${kept}`);
  for (const { name, columns } of ordered) {
    await database.query(
      `create table ${kept}.${name} as select ${columns} from ${name} with no data`,
    );
  }
  await make(
    'empty_tables',
    `begin
       ${ordered.map(({ name }) => `delete from ${name};`).join(' ')}
       perform setval(seqrelid::regclass, seqstart, false) ${countersInUse};
     end`,
  );
  // Only tables with rows are filled again.
  await make(
    'keep_tables',
    `declare
       fill text;
     begin
       select coalesce(string_agg(
         format('perform setval(%L, %s);', seqrelid::regclass, pg_sequence_last_value(seqrelid)), ' '
       ), '') into fill ${countersInUse};
       ${ordered
         .toReversed()
         .map(
           ({ name, columns }) =>
             // A trigger has made the versions of the catalogue and the terms by then.
             `delete from ${kept}.${name};
              insert into ${kept}.${name} select ${columns} from ${name};
              if found then
                fill := fill || $fill$ insert into ${name} (${columns}) overriding system value
                  select ${columns} from ${kept}.${name} on conflict do nothing; $fill$;
              end if;`,
         )
         .join('\n')}
       execute format(
         'create or replace function fill_tables() returns void language plpgsql as %L',
         'begin ' || fill || ' end'
       );
     end`,
  );
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
