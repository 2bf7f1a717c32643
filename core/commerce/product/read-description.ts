/** The HTML of a description: a text as it is, a list of plain texts as paragraphs. */
export function readDescription(description: unknown): string | null {
  const html = Array.isArray(description) ? description.map(toParagraph).join('') : description;
  return typeof html === 'string' && html.trim() !== '' ? html : null;
}

function toParagraph(text: unknown): string {
  return typeof text === 'string' && text.trim() !== ''
    ? `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
    : '';
}
