const longestSearch = 200;

/**
 * The owner's search text, as typed, for `lower(…) like '%' || $1 || '%'`; '' looks for nothing. PostgreSQL refuses a
 * text that contains NUL.
 */
export function readSearch(typed: string): string {
  const text = typed.slice(0, longestSearch).replaceAll('\0', '').trim().toLowerCase();
  return text.replace(/[\\%_]/g, '\\$&');
}
