const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
const titleTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

export type CardTitleTag = (typeof titleTags)[number];

/** The heading of a list of cards at a level from 1 to 5; of the second one for another number. */
export function headingTag(level: number): (typeof headingTags)[number] {
  return headingTags[level - 1] ?? 'h2';
}

/** The titles of the cards below that heading. */
export function cardTitleTag(level: number): CardTitleTag {
  return titleTags[level - 1] ?? 'h3';
}
