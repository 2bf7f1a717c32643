/** Where the average colours of an image are taken: a corner's is in `topLeftAverage`. */
export const imageColorPositions = [
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
  'center',
] as const;

export type ImageColorPosition = (typeof imageColorPositions)[number];
