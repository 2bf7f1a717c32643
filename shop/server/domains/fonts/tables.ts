/**
 * Fonts that the owner has uploaded, a row for each WOFF2 file. Their bytes are here, so that every copy of the server
 * has them. weight_from, weight_to: as in CSS; both are the same unless the file is variable.
 */
export const fontTables: readonly string[] = [
  `create table font_files (
    id text primary key,
    family text not null,
    weight_from integer not null,
    weight_to integer not null,
    is_italic boolean not null,
    bytes bytea not null,
    created_at timestamptz not null,
    unique (family, weight_from, weight_to, is_italic)
  )`,
];
