/** listed_from: when shoppers begin to see a scheduled product (platform §3: content status labels). */
export const scheduledProductTables: readonly string[] = [
  `alter table products
    add column listed_from timestamptz,
    drop constraint products_hidden_as_check,
    add constraint products_hidden_as_check
      check (hidden_as in ('scheduled', 'needs-review', 'draft', 'private')),
    add constraint products_listed_from_check 
      check ((listed_from is not null) = (coalesce(hidden_as, '') = 'scheduled'))`,
];
