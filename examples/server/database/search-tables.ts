/** What the search looks through; the seeding at the next start fills it. */
export const searchTables: readonly string[] = [
  "alter table products add column words tsvector not null default ''",
  'create index product_words on products using gin (words)',
];
