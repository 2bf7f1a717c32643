/** Whether and from when shoppers see a product; times are milliseconds since 1970. */
interface Listing {
  readonly listed: boolean;
  /** When a scheduled product appears; null for the others. */
  readonly listedFrom: number | null;
}

export function isListedAt({ listed, listedFrom }: Listing, now: number): boolean {
  return listed || (listedFrom !== null && listedFrom <= now);
}

/** The same in SQL. @param time A parameter of the statement, such as `$2`, or a column. */
export function listedAt(product: string, time: string): string {
  return `(${product}.listed or (${product}.listed_from is not null and ${product}.listed_from <= ${time}))`;
}
