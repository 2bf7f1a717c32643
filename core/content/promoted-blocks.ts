/** The blocks that can stand for a whole item (template language §8.2). */
export const promotedBlocks = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

export type PromotedBlock = (typeof promotedBlocks)[number];
