const names = new Map<string, string | undefined>();

/**
 * The name of a statement with a comment such as `prepared: count calls`: PostgreSQL then parses it once for each
 * connection. Undefined for any other statement.
 */
export function statementName(statement: string): string | undefined {
  if (names.has(statement)) return names.get(statement);
  const name = /\/\* prepared: ([\w ]+) \*\//.exec(statement)?.[1];
  // Statements are constants of this program; only those with a name are kept.
  if (name !== undefined) names.set(statement, name);
  return name;
}
