/** number: names a card on the owner's pages, which never show its code. disabled_at: since when it pays for nothing. */
export const disabledCardTables: readonly string[] = [
  `alter table gift_cards
     add column number bigint generated always as identity,
     add column disabled_at timestamptz`,
  'create unique index gift_cards_by_number on gift_cards (number)',
];
