const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces `characters` by entities in one pass; the hottest function of rendering, see tests/bench. */
/* @__NO_SIDE_EFFECTS__ */
function escaper(characters: string): (text: string) => string {
  // Indexed by character code; all are below 63.
  const table = Array.from({ length: 63 }, (_, code) => {
    const character = String.fromCharCode(code);
    return characters.includes(character) ? (entities[character] ?? '') : '';
  });
  const first = new RegExp(`[${characters}]`);
  return (text) => {
    // Most texts have nothing to escape, and a search for that is three times as fast as the loop.
    const start = text.search(first);
    if (start < 0) return text;
    let escaped = '';
    let rest = 0;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const entity = code < 63 ? table[code] : '';
      if (!entity) continue;
      escaped += text.slice(rest, at) + entity;
      rest = at + 1;
    }
    return escaped + text.slice(rest);
  };
}

/** For the text between tags. */
export const escapeText = /* @__PURE__ */ escaper('&<>');

/** For an attribute in double quotes. */
export const escapeAttribute = /* @__PURE__ */ escaper('&<>"');

/** For any position in a page, including attributes in single quotes. */
export const escapeAll = /* @__PURE__ */ escaper('&<>"\'');

/** The text behind what the functions above print. */
export function unescapeMarkup(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? entity,
  );
}

/** Does not escape the ampersand of an existing entity. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>"']|&(?!#?\w+;)/g, (character) => entities[character] ?? character);
}
