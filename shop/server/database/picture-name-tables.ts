/** file_name: what the owner calls the file of a picture; a browser saves it under this name. */
export const pictureNameTables: readonly string[] = [
  `alter table product_pictures add column file_name text not null default ''`,
];
