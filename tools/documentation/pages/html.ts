const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The text that HTML shows: without tags, with characters in the place of references. */
export function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

export function unescapeHtml(html: string): string {
  return html.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const isHex = name[1]?.toLowerCase() === 'x';
      return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
    }
    return characters[name.toLowerCase()] ?? whole;
  });
}

/** Text of a definition: text between backticks is code. */
export function words(text: string): string {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : code(piece)))
    .join('');
}

/** Code; with an id, a place that search finds. */
export function code(text: string, id?: string): string {
  return `<code${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${escapeHtml(text)}</code>`;
}

/** A block of code, which the frame gives colours and a button. */
export function codeBlock(text: string, language: string, file?: string): string {
  const name = file === undefined ? '' : ` data-file="${escapeHtml(file)}"`;
  return `<pre><code class="language-${escapeHtml(language)}"${name}>${escapeHtml(text)}</code></pre>`;
}

/** A table of cells that are HTML already. The first cell of a row names it. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${words(column)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
