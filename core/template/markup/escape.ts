const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes those `characters` as entities. Escaping is what templates do most: see tests/bench. */
/* @__NO_SIDE_EFFECTS__ */
function escaper(characters: string): (text: string) => string {
  const found = new RegExp(`[${characters}]`);
  // By character code: all of them are below 63.
  const table = Array.from({ length: 63 }, (_, code) => {
    const character = String.fromCharCode(code);
    return characters.includes(character) ? entities[character] : '';
  });
  return (text) => {
    let at = text.search(found);
    if (at < 0) return text;
    let result = '';
    let rest = 0;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const entity = code < 63 && table[code];
      if (!entity) continue;
      result += text.slice(rest, at) + entity;
      rest = at + 1;
    }
    return result + text.slice(rest);
  };
}

/** For the text between tags. */
export const escapeText = /* @__PURE__ */ escaper('&<>');

/** For an attribute in double quotes. */
export const escapeAttribute = /* @__PURE__ */ escaper('&<>"');

/** For any place in a page, an attribute in single quotes too. */
export const escapeAll = /* @__PURE__ */ escaper('&<>"\'');

/** What is markup already is not escaped twice: an entity stays one. */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>"']|&(?!#?\w+;)/g, (character) => entities[character] ?? character);
}
