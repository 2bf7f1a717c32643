const codes = { bold: 1, red: 31, yellow: 33, cyan: 36, gray: 90 } as const;

export type Paint = (style: keyof typeof codes, text: string) => string;

/** Adds ANSI styles to a text, where colours are enabled. */
export function createPaint(isColored: boolean): Paint {
  return (style, text) => (isColored ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}
