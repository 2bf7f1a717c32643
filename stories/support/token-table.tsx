import { colourPairs, tokens, type TokenKind } from '../../widgets/styles/token-table.js';
import { DataTable } from './data-table.js';

/** The custom properties of a kind that all widgets share, with what they follow where a page sets none. */
export function TokenTable({ kind }: { kind: TokenKind }) {
  const rows = tokens
    .filter((token) => token.kind === kind)
    .map(({ name, description, fallback }) => [
      `\`${name}\``,
      description,
      kind === 'colour' ? fallback : `\`${fallback}\``,
    ]);
  return <DataTable columns={['Property', 'What it is', 'Without it']} rows={rows} />;
}

/** The colours that meet, and the contrast that a test holds for them. */
export function PairTable() {
  const rows = Object.entries(colourPairs).map(([, { over, ground, least, seen }]) => [
    `${over} on ${ground}`,
    `${least} : 1`,
    seen,
  ]);
  return <DataTable columns={['Colours', 'At least', 'Where they meet']} rows={rows} />;
}
