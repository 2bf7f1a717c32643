import { colourPairs, tokens, type TokenKind } from '../../../widgets/styles/token-table.js';
import { code, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, paragraph, referencePage } from './blocks.js';

/** The custom properties that all elements share. */
export function tokensPage(): Page {
  return referencePage(
    'tokens',
    'Tokens',
    'The custom properties that all elements share: what each is for, and what it follows where a page sets none.',
    [
      paragraph(
        'Set them anywhere above the elements. A colour that a page leaves out follows from what it sets; the swatch is the colour on this page, which sets none.',
      ),
      heading(2, 'Colours'),
      tokenTable('colour'),
      heading(2, 'Text'),
      tokenTable('text'),
      heading(2, 'Shape'),
      tokenTable('shape'),
      heading(2, 'Colours that meet'),
      paragraph('A test holds the contrast of each pair, whichever tokens a page sets.'),
      table(
        ['Colours', 'Contrast', 'Where they meet'],
        Object.values(colourPairs).map(({ over, ground, least, seen }) => [
          `${words(over)} on ${words(ground)}`,
          `at least ${least} : 1`,
          words(seen),
        ]),
      ),
    ],
  );
}

function tokenTable(kind: TokenKind): string {
  const isColour = kind === 'colour';
  const rows = tokens
    .filter((token) => token.kind === kind)
    .map(({ name, description, fallback }) => [
      code(name, name),
      ...(isColour ? [swatch(name)] : []),
      isColour ? words(fallback) : code(fallback),
      words(description),
    ]);
  return table(
    [
      'Token',
      ...(isColour ? ['Swatch'] : []),
      'Default',
      isColour ? 'What it colours' : 'What it sets',
    ],
    rows,
  );
}

/** The sheet of the tokens gives swatches the private name of each. */
function swatch(name: string): string {
  const computed = name.replace('--vitrine-color-', '--_color-');
  if (name === '--vitrine-color-text') return '<span class="swatch swatch-text"></span>';
  return `<span class="swatch" style="background-color: var(${computed})"></span>`;
}
