/** "Query-string parse key limit 1000" (platform §9). */
const mostKeys = 1000;

/** The parameters of a query, with or without its `?`: the first 1000, because anybody may write an address. */
export function parseQuery(query: string): URLSearchParams {
  let end = -1;
  for (let keys = 0; keys < mostKeys; keys += 1) {
    end = query.indexOf('&', end + 1);
    if (end === -1) return new URLSearchParams(query);
  }
  return new URLSearchParams(query.slice(0, end));
}
