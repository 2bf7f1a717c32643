import tokens from '../../widgets/styles/tokens.css?raw';
import { DataTable } from './data-table.js';

const token = /--_[\w-]+:\s*var\(\s*(--vitrine-[\w-]+),\s*([^;]+?)\s*\);/g;

/** The custom properties all widgets share, with their defaults, read from their style sheet. */
export function TokenTable() {
  const rows = [...tokens.matchAll(token)].map(([, name = '', value = '']) => [
    `\`${name}\``,
    // Some defaults build on another token.
    `\`${value.replaceAll('--_', '--vitrine-')}\``,
  ]);
  return <DataTable columns={['Property', 'Default']} rows={rows} />;
}
