export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Without case and accents; as long as the letter itself, so that places in the text stay. */
function foldLetter(letter: string): string {
  const folded = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.slice(0, 1) || letter;
}

/** The text in pieces: the beginnings of words that match a typed word, and the rest. */
export function highlight(text: string, typed: string): readonly TextPiece[] {
  const letters = [...text];
  const folded = letters.map(foldLetter);
  const words = [...typed.normalize('NFC')]
    .map(foldLetter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((word) => [...word]);
  const isLetter = (place: number) => /[\p{L}\p{N}]/u.test(folded[place] ?? '');
  const pieces: { text: string; isMatch: boolean }[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else pieces.push({ text: piece, isMatch });
  };
  for (let place = 0; place < letters.length;) {
    const found = isLetter(place - 1)
      ? undefined
      : words.find((word) => word.every((letter, offset) => folded[place + offset] === letter));
    const length = found?.length ?? 1;
    add(letters.slice(place, place + length).join(''), found !== undefined);
    place += length;
  }
  return pieces;
}
