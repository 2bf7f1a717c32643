import * as z from 'zod/mini';
import { pick, type Random } from './random.js';

type Def = { readonly type: string } & Readonly<Record<string, unknown>>;

const texts = [
  '',
  ' ',
  'a',
  '12',
  '12.50',
  'USD',
  'en-US',
  'Größe',
  'https://shop.example/a',
  'abcd',
  'true',
  '-3',
] as const;
const numbers = [0, 1, 2, 5, 12, -1, 1.5, 1e15, 8.64e15, NaN, Infinity] as const;
const anything = [
  ...texts,
  ...numbers,
  null,
  undefined,
  true,
  false,
  [],
  {},
  ['a', 1],
  { value: '12.00', currency: 'USD' },
  { value: 'x' },
  { currency: 'EUR', value: 3 },
  [
    { optionName: 'Size', value: 'S' },
    { name: 'Colour', value: 7 },
  ],
  { label: 'a', text: 'b' },
  { Size: 'S', Colour: null },
] as const satisfies readonly [unknown, ...unknown[]];

const tries = 3;
/** How much of a value is odd: nothing of half of them, so that deep schemas accept some. */
const oddShares = [0, 0, 0.01, 0.05] as const;

/** A value near what a schema accepts: right, or here and there wrong, missing or of another kind. */
export function sampleSchema(schema: z.core.$ZodType, random: Random): unknown {
  const oddShare = pick(oddShares, random);
  return sample(schema);

  function sample(part: z.core.$ZodType): unknown {
    if (random() < oddShare) return pick(anything, random);
    const def = part._zod.def as z.core.$ZodTypeDef & Def;
    const hasChecks = def.type === 'custom' || (part._zod.def.checks ?? []).length > 0;
    let value: unknown;
    for (let count = 0; count < tries; count += 1) {
      value = samplers[def.type]?.(def, random, sample);
      if (!hasChecks || z.safeParse(part, value).success) break;
    }
    return value;
  }
}

type Sampler = (def: Def, random: Random, sample: (part: z.core.$ZodType) => unknown) => unknown;

const inner = (def: Def, name: string) => def[name] as z.core.$ZodType;
const anyValue: Sampler = (_def, random) => pick(anything, random);
const orElse =
  (other: unknown): Sampler =>
  (def, random, sample) =>
    random() < 0.15 ? other : sample(inner(def, 'innerType'));

const samplers: Readonly<Record<string, Sampler>> = {
  string: (_def, random) => pick(texts, random),
  number: (_def, random) => pick(numbers, random),
  boolean: (_def, random) => random() < 0.5,
  enum: ({ entries }, random) => pick(Object.values(Object(entries)) as [unknown], random),
  unknown: anyValue,
  custom: anyValue,
  transform: anyValue,
  optional: orElse(undefined),
  nullable: orElse(null),
  default: orElse(undefined),
  catch: orElse('odd'),
  pipe: (def, _random, sample) => sample(inner(def, 'in')),
  array: (def, random, sample) => {
    const length = random() < 0.05 ? 3 : Math.floor(random() * 2);
    return Array.from({ length }, () => sample(inner(def, 'element')));
  },
  object: ({ shape }, random, sample) => {
    const members = Object.entries(shape as Record<string, z.core.$ZodType>)
      .filter(() => random() > 0.005)
      .map(([name, member]) => [name, sample(member)]);
    return Object.fromEntries(random() < 0.2 ? [...members, ['extra', 1]] : members);
  },
};
