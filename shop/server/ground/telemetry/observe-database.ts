import type { Database, Queryable } from '../database/index.js';
import type { Metrics } from './metrics.js';
import { currentRequest } from './request-scope.js';
import { nameStatement } from './statement-name.js';
import { noteStatement } from './statements.js';

/** Statements with a list of values in their text differ each time; their names are then computed anew. */
const mostNames = 500;

/** Counts, times and traces the statements of a database by name, and notes on an error which one threw it. */
export function observeDatabase<Observed extends Database>(
  database: Observed,
  metrics: Pick<Metrics, 'statement'> | null,
): Observed {
  const names = new Map<string, string>();

  function nameOf(statement: string): string {
    const known = names.get(statement);
    if (known !== undefined) return known;
    const name = nameStatement(statement);
    if (names.size < mostNames) names.set(statement, name);
    return name;
  }

  const observe = (queryable: Queryable): Queryable['query'] =>
    async function observed<Row extends object>(statement: string, values?: readonly unknown[]) {
      const name = nameOf(statement);
      const scope = currentRequest();
      if (scope) scope.statements += 1;
      const span = scope?.span.child(name, {
        'db.system.name': 'postgresql',
        'db.query.summary': name,
      });
      const started = performance.now();
      let isFailed = true;
      try {
        const result = await queryable.query<Row>(statement, values);
        isFailed = false;
        return result;
      } catch (error) {
        noteStatement(error, name);
        throw error;
      } finally {
        metrics?.statement(name, performance.now() - started, isFailed);
        span?.end({ isFailed });
      }
    };

  return {
    ...database,
    query: observe(database),
    transaction: (work, options) =>
      database.transaction(
        (transaction) => work({ ...transaction, query: observe(transaction) }),
        options,
      ),
  };
}
