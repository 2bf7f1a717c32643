/** How often a file of an order was fetched. file: its name in the folder of its variant. */
export const downloadTables: readonly string[] = [
  `create table order_downloads (
    order_id text not null references orders (id) on delete cascade,
    entry_id text not null,
    file text not null,
    used integer not null,
    last_at timestamptz not null,
    primary key (order_id, entry_id, file)
  )`,
];
