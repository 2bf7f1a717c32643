import { isKeyOf } from '../options/index.js';

type Fields = Intl.DateTimeFormatOptions;

/** What a letter asks for: `forms` has a position in `words` for it written once, twice … */
type Letter = readonly [option: keyof Fields, forms: string, ending?: string];

const words = ['numeric', '2-digit', 'short', 'long', 'narrow'];

const cycles = { h: 'h12', H: 'h23', K: 'h11', k: 'h24' } as const;

const year: Letter = ['year', '010'];
const month: Letter = ['month', '01234'];
const weekday: Letter = ['weekday', '222342'];
const hour: Letter = ['hour', '01'];
const offset: Letter = ['timeZoneName', '3', 'Offset'];

/** Letters of Unicode skeletons. `Intl` has no quarters, weeks and days of the year: they are left out. */
const dateLetters: Readonly<Record<string, Letter>> = {
  G: ['era', '22234'],
  y: year,
  Y: year,
  u: year,
  M: month,
  L: month,
  d: ['day', '01'],
  E: weekday,
  e: weekday,
  c: weekday,
};
const timeLetters: Readonly<Record<string, Letter>> = {
  B: ['dayPeriod', '22234'],
  j: hour,
  h: hour,
  H: hour,
  K: hour,
  k: hour,
  m: ['minute', '01'],
  s: ['second', '01'],
  S: ['fractionalSecondDigits', ''],
  z: ['timeZoneName', '2223'],
  O: ['timeZoneName', '2223', 'Offset'],
  v: ['timeZoneName', '2223', 'Generic'],
  V: ['timeZoneName', '3', 'Generic'],
  Z: offset,
  X: offset,
  x: offset,
};

/** The halves of a skeleton such as `yMMMdjm`; null for a half without fields (template §11.3). */
export function readSkeleton(skeleton: string): { date: Fields | null; time: Fields | null } {
  return { date: fieldsOf(skeleton, dateLetters), time: fieldsOf(skeleton, timeLetters) };
}

function fieldsOf(skeleton: string, letters: Readonly<Record<string, Letter>>): Fields | null {
  const fields: Record<string, string | number> = {};
  for (const [run, letter = ''] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const [option, forms, ending = ''] = letters[letter] ?? [];
    if (!option || forms === undefined) continue;
    const form = forms[Math.min(run.length, forms.length) - 1];
    fields[option] = form ? words[Number(form)] + ending : Math.min(run.length, 3);
    if (isKeyOf(cycles, letter)) fields.hourCycle = cycles[letter];
  }
  return Object.keys(fields).length > 0 ? fields : null;
}
