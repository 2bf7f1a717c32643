// A field holds several partials; a line of its own names each.
const heading = /^=== (\S+) ===$/m;

/** Partials as one text, each below a line `=== name ===`. */
export function writePartials(partials: Readonly<Record<string, string>> = {}): string {
  return Object.entries(partials)
    .map(([name, source]) => `=== ${name} ===\n${source}`)
    .join('\n');
}

/** The partials of such a text. What stands above the first name is nothing. */
export function readPartials(text: string): Map<string, string> {
  const [, ...parts] = text.split(heading);
  const partials = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    const source = parts[index + 1] ?? '';
    // The line breaks around a source belong to the lines that name it and the next one.
    partials.set(parts[index] ?? '', source.replace(/^\n/, '').replace(/\n$/, ''));
  }
  return partials;
}
