import {
  galleryChoices,
  galleryNumbers,
  gallerySwitches,
  type GalleryChoice,
  type GalleryNumber,
  type GallerySettings,
  type GallerySwitch,
} from './settings.js';

/**
 * Completes the options of a gallery block as a template's JSON has them (platform §3). A missing or invalid option
 * gets its default, a number out of its range the nearest in it. `thumbnails` follows from the design, and a grid and a
 * stack do not play by themselves. Never throws.
 */
export function parseGallerySettings(options: unknown): GallerySettings {
  const valueOf = (name: string): unknown =>
    typeof options === 'object' && options !== null && Object.hasOwn(options, name)
      ? (options as Readonly<Record<string, unknown>>)[name]
      : undefined;
  const settings = {
    ...readEach(galleryChoices, (name) => readChoice(name, valueOf(name))),
    ...readEach(gallerySwitches, (name) => readSwitch(name, valueOf(name))),
    ...readEach(galleryNumbers, (name) => readGalleryNumber(name, valueOf(name))),
  } as GallerySettings;
  return { ...settings, ...impliedBy(settings) };
}

/**
 * 'The slideshow design implies thumbnails on; the other designs imply thumbnails off. Grid and stacked force autoplay
 * off.' (platform §3)
 */
function impliedBy({ design, autoplay }: GallerySettings) {
  return {
    thumbnails: design === 'slideshow',
    autoplay: autoplay && design !== 'grid' && design !== 'stacked',
  };
}

function readEach<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  read: (name: Name) => unknown,
): Record<string, unknown> {
  return Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, read(name)]));
}

function readChoice(name: GalleryChoice, value: unknown): string {
  const values: readonly string[] = galleryChoices[name].values;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return values.includes(word) ? word : galleryChoices[name].default;
}

const switchWords: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  false: false,
  off: false,
};

/** As the predicates of templates read it: a whole number is on unless it is 0. */
function readSwitch(name: GallerySwitch, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = (typeof value === 'string' ? value : '').trim().toLowerCase();
  if (Object.hasOwn(switchWords, word)) return switchWords[word] === true;
  const number = word === '' ? value : Number(word);
  return Number.isInteger(number) ? number !== 0 : gallerySwitches[name];
}

/** A whole number in the setting's range: the nearest to `value`, or the default for what is no number. */
export function readGalleryNumber(name: GalleryNumber, value: unknown): number {
  const { least, most, default: initial } = galleryNumbers[name];
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return initial;
  return Math.round(Math.min(most, Math.max(least, number)));
}
