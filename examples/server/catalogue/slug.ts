/** Writes a name as it stands in an address: `Table & Bar` becomes `table-bar`. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
