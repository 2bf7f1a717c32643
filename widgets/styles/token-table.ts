// For documents, themes and tests only: no build for pages contains it.

export type TokenKind = 'colour' | 'text' | 'shape';

/** A custom property that all elements share; a page sets it anywhere above them. */
export interface Token {
  readonly name: `--vitrine-${string}`;
  readonly kind: TokenKind;
  readonly description: string;
  /** Its value where the page sets none: CSS, or for a colour the rule that it follows. */
  readonly fallback: string;
}

export const tokens = [
  colour(
    'text',
    'Text in the page, and on surfaces that have no text colour of their own.',
    'the text colour around the element',
  ),
  colour('muted', 'Text that matters less.', '80 % of the text around it'),
  colour(
    'surface',
    'What lies over the page: drawer, popups, alerts.',
    'follows on-surface, else white or near black, away from the text colour',
  ),
  colour(
    'on-surface',
    'Text on a surface.',
    'text, else black or white by surface, else the text colour around the element',
  ),
  colour(
    'field',
    'Fields: text fields and selects.',
    "follows on-field, else surface, else the browser's `Field`",
  ),
  colour(
    'on-field',
    'Text in a field.',
    "black or white by field, else by surface, else the browser's `FieldText`",
  ),
  colour(
    'accent',
    'Filled buttons, the chosen option, stars.',
    'follows on-accent, else black or white, away from the ground',
  ),
  colour('on-accent', 'Text on the accent.', 'black or white by accent'),
  colour('border', 'The edge of fields, buttons and panels.', '65 % of the text around it'),
  colour('sale', 'A reduced price.', 'a red: deep beside dark text, pale beside light text'),
  colour('error', 'What went wrong.', 'as sale'),
  colour('success', 'What went well.', 'the text colour'),
  colour(
    'focus',
    'The ring around what has the focus.',
    'the text colour; accent at filled buttons',
  ),
  colour('backdrop', 'What dims the page behind a dialog.', '`rgb(0 0 0 / 50%)`'),
  text('font-family', 'The font.', 'inherit'),
  text('font-size-small', 'The size of notes and labels.', '0.875em'),
  text('font-weight-strong', 'The weight of labels, totals and notices.', '600'),
  text('line-height', 'The height of a line.', 'inherit'),
  text('heading-font-family', 'The font of headings.', 'inherit'),
  text('heading-font-weight', 'The weight of headings.', '600'),
  text('heading-line-height', 'The height of a line of a heading.', '1.3'),
  shape('radius', 'The radius of corners.', '4px'),
  shape('radius-pill', 'The radius of the cart pill.', '999px'),
  shape('space-small', 'A small space.', '0.375rem'),
  shape('space', 'The space between things that belong together.', '0.75rem'),
  shape('space-large', 'The space between groups.', '1.5rem'),
  shape('target', 'The least height of what is pressed; never below 44 px.', '2.75rem'),
  shape('duration', 'How long a movement takes.', '150ms'),
] as const satisfies readonly Token[];

/** Two colours that meet, and the contrast that a test holds for them in every combination (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ColourPair {
  readonly over: string;
  readonly ground: string;
  /** 4.5 for text, 3 for edges, rings and shapes. */
  readonly least: 3 | 4.5;
  readonly seen: string;
}

export const colourPairs = {
  'on-surface/surface': pair('on-surface', 'surface', 4.5, 'drawer, popup, alert'),
  'muted/surface': pair('muted', 'surface', 4.5, 'choices and unit prices in the drawer'),
  'border/surface': pair('border', 'surface', 3, 'the edge of a button in the drawer'),
  'error/surface': pair('error', 'surface', 4.5, 'a rejected change in the drawer'),
  'sale/surface': pair('sale', 'surface', 4.5, 'a reduced price in the drawer'),
  'on-field/field': pair('on-field', 'field', 4.5, 'selects and text fields'),
  'field/page': pair('field, or border', 'the page', 3, 'the shape of a select or a text field'),
  'on-accent/accent': pair(
    'on-accent',
    'accent',
    4.5,
    'buttons, the pill, the number at the indicator, the chosen option',
  ),
  'accent/page': pair('accent, or its edge', 'the page', 3, 'the shape of a button in the page'),
  'accent/surface': pair(
    'accent, or its edge',
    'surface',
    3,
    'the shape of a button in the drawer or an alert',
  ),
  'text/page': pair('text', 'the page', 4.5, 'titles, labels, the lines of the cart'),
  'muted/page': pair('muted', 'the page', 4.5, 'hints, unit prices'),
  'border/page': pair('border', 'the page', 3, 'the edge of a control without a ground of its own'),
  'sale/page': pair('sale', 'the page', 4.5, 'a reduced price'),
  'error/page': pair('error', 'the page', 4.5, 'a problem below a field'),
  'focus/page': pair(
    'focus, or the ring inside it',
    'the page',
    3,
    'the ring around a focused button',
  ),
} as const satisfies Record<string, ColourPair>;

export type PairName = keyof typeof colourPairs;

function colour<const Name extends string>(name: Name, description: string, fallback: string) {
  return { name: `--vitrine-color-${name}`, kind: 'colour', description, fallback } as const;
}

function text<const Name extends string>(name: Name, description: string, fallback: string) {
  return { name: `--vitrine-${name}`, kind: 'text', description, fallback } as const;
}

function shape<const Name extends string>(name: Name, description: string, fallback: string) {
  return { name: `--vitrine-${name}`, kind: 'shape', description, fallback } as const;
}

function pair(over: string, ground: string, least: 3 | 4.5, seen: string): ColourPair {
  return { over, ground, least, seen };
}
