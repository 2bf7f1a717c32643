const changes =
  /\b(insert into|delete from|update|truncate)\s+(?:only\s+)?"?([a-z_]\w*)"?(?:\s|$|,|\()/gi;
/** `on conflict do update set` and `for update of` change no other table. */
const notATable = new Set(['set', 'of', 'nowait', 'skip']);

/**
 * A short name of a statement, such as `insert tracked_events`: the first change in it, otherwise its first verb and table.
 * It holds words of the statement alone and never values, which are sent apart.
 */
export function nameStatement(statement: string): string {
  for (const [, verb = '', table = ''] of statement.matchAll(changes)) {
    if (!notATable.has(table.toLowerCase())) return `${firstWord(verb)} ${table.toLowerCase()}`;
  }
  const verb = firstWord(statement.trim());
  const table = /\bfrom\s+"?([a-z_]\w*)\b"?(?!\s*\()/i.exec(statement)?.[1];
  return verb === 'select' || verb === 'with'
    ? `select ${table?.toLowerCase() ?? ''}`.trim()
    : verb;
}

function firstWord(text: string): string {
  return /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
}
