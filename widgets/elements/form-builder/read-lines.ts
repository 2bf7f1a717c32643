/** The lines that are not empty, without repetitions. */
export function readLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
