// A door of its own: a definition is data, and brings no components.
/** The parts of a card, for the definitions of the elements that show some; documents alone read them. */
export const cardParts = {
  card: 'A card.',
  picture: 'The frame of the picture of a card.',
  image: 'The picture.',
  title: 'The title of a card.',
  link: "The link to the product's page.",
  price: 'The price to pay.',
  'compare-at': 'The regular price beside a sale price, struck through.',
  status: 'Sold out, or on sale.',
} as const;
