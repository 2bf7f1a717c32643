import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { createSecret, hashSecret, Problem, refuseIf } from '../../ground/http/index.js';
import {
  apiKeyScopeNames,
  longestApiKeyName,
  mostApiKeys,
  type ApiKey,
  type NewApiKey,
} from './types.js';

/** Keys with which other programs of the owner read orders and products, and change the stock. */
export interface ApiKeys {
  /** Newest first. */
  list(): Promise<readonly ApiKey[]>;
  /** Null if there is no such key, or it was deleted. */
  find(id: number): Promise<ApiKey | null>;
  /**
   * Resolves to the key itself, which cannot be read again.
   * @throws Problem `invalid-request`, whose errors are of `name` and `scopes`, or without them for a repeated form.
   */
  create(
    key: NewApiKey,
    record: RecordChange,
  ): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /** The key works no longer. @throws Problem `not-found`. */
  remove(id: number, record: RecordChange): Promise<void>;
  /** The key that a program has sent; null if there is none. */
  admit(secret: string): Promise<ApiKey | null>;
}

interface Row {
  id: number | string;
  name: string;
  scopes: readonly string[];
  ending: string;
  created_at: Date;
  used_at: Date | null;
}

const prefix = 'vitrine_';
const form = /^vitrine_[\w-]{43}$/;
const requestForm = /^[\w-]{16,64}$/;
const hour = 60 * 60_000;
const columns = 'id, name, scopes, ending, created_at, used_at';

export function createApiKeys({
  database,
  now,
}: {
  readonly database: Database;
  now(): number;
}): ApiKeys {
  async function findBy(queryable: Queryable, column: 'id' | 'key_hash', value: number | string) {
    const { rows } = await queryable.query<Row>(
      `select ${columns} from api_keys where ${column} = $1 and deleted_at is null`,
      [value],
    );
    return rows[0] === undefined ? null : toApiKey(rows[0]);
  }

  return {
    async list() {
      const { rows } = await database.query<Row>(
        `select ${columns} from api_keys where deleted_at is null order by id desc`,
      );
      return rows.map(toApiKey);
    },
    find: (id) => findBy(database, 'id', id),
    async create({ request, name, scopes }, record) {
      const shown = name.trim();
      checkKey({ request, name: shown, scopes });
      const secret = `${prefix}${createSecret()}`;
      return database.transaction(async (transaction) => {
        await requireRoom(transaction);
        const { rows } = await transaction.query<Row>(
          `insert into api_keys (request, name, scopes, key_hash, ending, created_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (request) do nothing returning ${columns}`,
          [request, shown, scopes, hashSecret(secret), secret.slice(-4), new Date(now())],
        );
        const [row] = rows;
        if (row === undefined) throw new Problem('invalid-request', { message: repeated });
        const key = toApiKey(row);
        await record(transaction, shown);
        return { key, secret };
      });
    },
    remove(id, record) {
      return database.transaction(async (transaction) => {
        const { rows } = await transaction.query<{ name: string }>(
          'update api_keys set deleted_at = $2 where id = $1 and deleted_at is null returning name',
          [id, new Date(now())],
        );
        const [row] = rows;
        if (row === undefined) throw new Problem('not-found');
        await record(transaction, row.name);
      });
    },
    async admit(secret) {
      if (!form.test(secret)) return null;
      const key = await findBy(database, 'key_hash', hashSecret(secret));
      // Once an hour, because a program may call every second.
      if (key !== null && (key.usedAt === null || key.usedAt < now() - hour)) {
        await database.query('update api_keys set used_at = $2 where id = $1', [
          key.id,
          new Date(now()),
        ]);
      }
      return key;
    },
  };
}

const repeated =
  'This form has already created a key, which is shown once. If you have not kept it, delete it and create another one.';

/** Keys are few, and two owners who create the fiftieth at once may have fifty-one. */
async function requireRoom(transaction: Queryable): Promise<void> {
  const { rows } = await transaction.query<{ count: number }>(
    'select count(*)::integer as count from api_keys where deleted_at is null',
  );
  if ((rows[0]?.count ?? 0) < mostApiKeys) return;
  throw new Problem('invalid-request', {
    message: `A shop has at most ${mostApiKeys} keys. Delete one that is no longer used.`,
  });
}

/** @throws Problem `invalid-request`. */
function checkKey({ request, name, scopes }: NewApiKey): void {
  // The form that the page has printed always has one.
  if (!requestForm.test(request)) throw new Problem('invalid-request');
  refuseIf({
    ...(!isName(name) && {
      name: `Name the program that gets the key, in at most ${longestApiKeyName} characters.`,
    }),
    ...(scopes.length === 0 && { scopes: 'Choose what the program may do.' }),
  });
}

/** PostgreSQL cannot store NUL, and a name is one line. */
const isName = (name: string) =>
  name !== '' && name.length <= longestApiKeyName && !/\p{Cc}/u.test(name);

function toApiKey({ id, name, scopes, ending, created_at: created, used_at: used }: Row): ApiKey {
  return {
    id: Number(id),
    name,
    scopes: apiKeyScopeNames.filter((scope) => scopes.includes(scope)),
    ending,
    createdAt: new Date(created).getTime(),
    usedAt: used === null ? null : new Date(used).getTime(),
  };
}
