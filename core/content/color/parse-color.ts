import { hexDigits } from './hex-digits.js';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

type Triple = readonly [number, number, number];

/** One number of a colour: its name in problems, its largest value, and what `100%` stands for. */
type Part = readonly [name: string, max: number, whole: number];

interface Model {
  readonly parts: readonly [Part, Part, Part];
  readonly toRgb: (parts: Triple) => Triple;
}

const hue: Part = ['Hue', 360, 360];
const saturation: Part = ['Saturation', 1, 1];

/** "The model must be rgb, hsl or hsv" (platform §5). */
const models: Readonly<Record<string, Model>> = {
  rgb: {
    parts: [
      ['Red', 255, 255],
      ['Green', 255, 255],
      ['Blue', 255, 255],
    ],
    toRgb: (parts) => parts,
  },
  hsl: { parts: [hue, saturation, ['Lightness', 1, 1]], toRgb: hslToRgb },
  hsv: { parts: [hue, saturation, ['Value', 1, 1]], toRgb: hsvToRgb },
};

const alphaPart: Part = ['Alpha', 1, 1];

/**
 * Reads `#abc`, `#aabbcc`, `rgb(…)`, `hsl(…)` and `hsv(…)`, with commas or blanks between the numbers, which may be
 * percentages, and an alpha. Null for what is none of them; `complain` is then called with what is wrong, such as
 * `Invalid color model` (platform §5).
 */
export function parseColor(text: string, complain?: (problem: string) => void): Rgb | null {
  const read = readColor(text.trim());
  if (typeof read !== 'string') return read;
  complain?.(read);
  return null;
}

/** The colour, or what is wrong with it. */
function readColor(text: string): Rgb | string {
  const [, name, list] = /^([a-z]+)\(([^()]*)\)$/i.exec(text) ?? [];
  if (name === undefined || list === undefined) return readHex(text);
  const key = name.toLowerCase().replace(/^(rgb|hsl|hsv)a$/, '$1');
  const model = Object.hasOwn(models, key) ? models[key] : undefined;
  if (!model) return 'Invalid color model';
  const words = list.trim().split(/\s*[\s,/]\s*/);
  if (words.length !== 3 && words.length !== 4) return `${name} takes three numbers and an alpha.`;
  const parts = [...model.parts, alphaPart];
  const values = words.map((word, index) => readPart(word, parts[index] ?? alphaPart));
  const problem = values.find((value) => typeof value === 'string');
  if (problem !== undefined) return String(problem);
  const [first = 0, second = 0, third = 0, alpha = 1] = values.map(Number);
  const [red, green, blue] = model.toRgb([first, second, third]);
  return { red, green, blue, alpha };
}

function readHex(text: string): Rgb | string {
  const digits = hexDigits(text);
  if (digits === null) return 'A hex colour has 3 or 6 digits.';
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16);
  return { red: at(0), green: at(2), blue: at(4), alpha: 1 };
}

function readPart(word: string, [name, max, whole]: Part): number | string {
  const [, digits, percent] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(word) ?? [];
  if (digits === undefined) return `${name} is no number.`;
  const value = percent === '%' ? (Number(digits) / 100) * whole : Number(digits);
  return value >= 0 && value <= max ? value : `${name} out of bounds.`;
}

function hslToRgb([h, s, l]: Triple): Triple {
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const turn = (offset + h / 30) % 12;
    return rounded(l - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function hsvToRgb([h, s, v]: Triple): Triple {
  const l = v * (1 - s / 2);
  const side = Math.min(l, 1 - l);
  return hslToRgb([h, side === 0 ? 0 : (v - l) / side, l]);
}

function rounded(fraction: number): number {
  return Math.round(fraction * 255);
}
