const titleTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

export type CardTitleTag = (typeof titleTags)[number];

/** Of the titles of cards, by the level of the heading above them. */
export function cardTitleTag(headingLevel: number): CardTitleTag {
  return titleTags[headingLevel - 1] ?? 'h3';
}
