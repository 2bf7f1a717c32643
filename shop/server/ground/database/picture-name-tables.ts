/** file_name: the owner's name for the file of a picture; a browser saves it under this name. */
export const pictureNameTables: readonly string[] = [
  `alter table product_pictures add column file_name text not null default ''`,
];
