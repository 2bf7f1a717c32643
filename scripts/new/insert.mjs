/**
 * Inserts `addition` before the first match of `place` in one of `texts`.
 * @param {Readonly<Record<string, string>>} texts the texts by file
 * @returns {string} the new text
 * @throws Error if the file has no such place, because its structure has changed
 */
export function insertBefore(texts, file, place, addition) {
  const at = texts[file].search(place);
  if (at < 0) throw new Error(`${file} has no place that matches ${place}. Update scripts/new.`);
  return texts[file].slice(0, at) + addition + texts[file].slice(at);
}
