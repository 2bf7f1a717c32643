/**
 * Ids of the variants of blocks, from 1000 in the order of platform §3. It has twenty ids and nineteen names: which of
 * the last three are its "two reservation/event types" it does not say, so those have no name here.
 */
export const blockVariants = {
  'gallery-slideshow': 1000,
  'gallery-carousel': 1001,
  'gallery-grid': 1002,
  'gallery-stack': 1003,
  'summary-wall': 1004,
  'summary-carousel': 1005,
  'summary-list': 1006,
  'summary-grid': 1007,
  'chart-bar': 1008,
  'chart-line': 1009,
  'chart-pie': 1010,
  'image-inline': 1011,
  'image-poster': 1012,
  'image-card': 1013,
  'image-overlap': 1014,
  'image-collage': 1015,
  'image-stack': 1016,
} as const;

/** The rest of the twenty ids: reservations and events. */
export const reservationVariants = [1017, 1018, 1019] as const;

export type BlockVariant = keyof typeof blockVariants;
