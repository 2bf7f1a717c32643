type Fields = Intl.DateTimeFormatOptions;

/** The option that `letters` set: `forms` is the position in `words` for a letter repeated once, twice … */
type Letters = readonly [letters: string, option: keyof Fields, forms: string, ending?: string];

const words = ['numeric', '2-digit', 'short', 'long', 'narrow'];

const cycles: Readonly<Record<string, string>> = { h: 'h12', H: 'h23', K: 'h11', k: 'h24' };

/** Letters of Unicode skeletons. Quarters, weeks and days of the year are ignored: `Intl` has none. */
const dateLetters: readonly Letters[] = [
  ['G', 'era', '22234'],
  ['yYu', 'year', '010'],
  ['ML', 'month', '01234'],
  ['d', 'day', '01'],
  ['Eec', 'weekday', '222342'],
];
const timeLetters: readonly Letters[] = [
  ['B', 'dayPeriod', '22234'],
  ['jhHKk', 'hour', '01'],
  ['m', 'minute', '01'],
  ['s', 'second', '01'],
  ['S', 'fractionalSecondDigits', ''],
  ['z', 'timeZoneName', '2223'],
  ['O', 'timeZoneName', '2223', 'Offset'],
  ['v', 'timeZoneName', '2223', 'Generic'],
  ['V', 'timeZoneName', '3', 'Generic'],
  ['ZXx', 'timeZoneName', '3', 'Offset'],
];

/** The halves of a skeleton such as `yMMMdjm`; null for a half without fields (template §11.3). */
export function readSkeleton(skeleton: string): { date: Fields | null; time: Fields | null } {
  return { date: fieldsOf(skeleton, dateLetters), time: fieldsOf(skeleton, timeLetters) };
}

function fieldsOf(skeleton: string, known: readonly Letters[]): Fields | null {
  const fields: Record<string, string | number> = {};
  for (const [{ length }, letter = ''] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const [, option, forms = '', ending = ''] =
      known.find(([letters]) => letters.includes(letter)) ?? [];
    if (!option) continue;
    const form = forms[Math.min(length, forms.length) - 1];
    fields[option] = form ? words[Number(form)] + ending : Math.min(length, 3);
    if (option === 'hour' && cycles[letter]) fields.hourCycle = cycles[letter];
  }
  return Object.keys(fields).length > 0 ? fields : null;
}
