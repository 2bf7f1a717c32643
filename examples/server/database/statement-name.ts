/**
 * The name of a statement that begins with a comment such as `prepared: count calls`: PostgreSQL then parses it once for
 * each connection. Undefined for any other statement.
 */
export function statementName(statement: string): string | undefined {
  return /^\/\* prepared: ([\w ]+) \*\//.exec(statement)?.[1];
}
