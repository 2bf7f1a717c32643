/**
 * The owner's settings for the whole site. name: `languages` or `header-footer`, value: JSON text of the server's own,
 * version: counts the saves from 1, so that nobody overwrites what they have not seen.
 */
export const siteSettingTables: readonly string[] = [
  `create table site_settings (
    name text primary key,
    value jsonb not null,
    version integer not null check (version > 0)
  )`,
];
