/** The positions of an image's average colours: a corner's is in `topLeftAverage`. */
export const imageColorPositions = [
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
  'center',
] as const;

export type ImageColorPosition = (typeof imageColorPositions)[number];
