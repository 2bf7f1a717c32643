import { expect } from 'vitest';
import {
  createEngine,
  type RenderContext,
  type RenderResult,
} from '../../../../../core/template/index.js';
import { errorTexts } from '../../../../../core/template/errors/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { marker } from './names.js';

export const limits = { instructions: 20_000, outputLength: 200_000, stringLength: 100_000 };

/** What a prototype says when it is asked for the marker. */
const inherited = 'INHERITED';

const context: RenderContext = {
  now: 1_700_000_000_000,
  partials: {
    p: '[{@}{a}{@args.k}]',
    q: '{.repeated section @}{@index}{.or}{.var @x @}{a|apply p}{.end}',
    me: 'x{@|apply me}',
    bad: '{a|nope}{.end}',
    '': 'empty name',
  },
  injects: { i: { a: [1, { b: '<i>' }] } },
  website: { id: 'w', shareButtonOptions: { a: true } },
};

/** Engines that differ in what they hold back. */
const engines = {
  none: createEngine({ limits }),
  html: createEngine({ limits, escape: 'html' }),
  tight: createEngine({
    limits: { instructions: 80, outputLength: 60, stringLength: 40, depth: 3 },
  }),
};

export type Mode = keyof typeof engines;

/** All that an engine in safe mode promises, whatever it is given. */
export async function expectPromises(
  template: string,
  data: Value,
  mode: Mode = 'none',
): Promise<RenderResult> {
  const engine = engines[mode];
  const compiled = engine.compile(template);
  const result = compiled.render(data, context);
  expectSound(result);
  for (const error of compiled.errors) expect(Object.hasOwn(errorTexts, error.code)).toBe(true);

  // No expect for each: it would cost more than the engine.
  const again = compiled.render(data, context);
  const streamed = await readStream(compiled.stream(data, context));
  const copy = engine.compile(compiled.ast).render(data, context);
  if (!isSame(again, result)) expect(again).toEqual(result);
  if (!isSame(streamed, result)) expect(streamed).toEqual(result);
  if (copy.output !== result.output) expect(copy.output).toBe(result.output);
  return result;
}

function expectSound({ output, errors }: RenderResult): void {
  if (typeof output !== 'string') expect(output).toBeTypeOf('string');
  if (output.length > limits.outputLength) expect(output.length).toBe(limits.outputLength);
  if (output.includes(inherited)) expect(output).not.toContain(inherited);
  for (const { code, message, line, offset } of errors) {
    const isGood =
      Object.hasOwn(errorTexts, code) && line >= 1 && offset >= 1 && !message.includes(inherited);
    if (!isGood) expect({ code, message, line, offset }).toBe('a sound error');
  }
}

function isSame(a: RenderResult, b: RenderResult): boolean {
  return a.output === b.output && JSON.stringify(a.errors) === JSON.stringify(b.errors);
}

async function readStream(stream: AsyncIterable<string> & { errors: RenderResult['errors'] }) {
  let output = '';
  for await (const piece of stream) output += piece;
  return { output, errors: stream.errors };
}

const prototypes = [Object, Array, String, Number, Boolean, Function, Map, Set, Error, Promise].map(
  (constructor): object => constructor.prototype as object,
);

/** The members of the prototypes that data and plug-ins have, with what each is. */
export function membersOfPrototypes(): Map<string | symbol, unknown>[] {
  return prototypes.map((prototype) => {
    const members = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    return new Map(members.map(([key, { get, value }]) => [key, get ?? (value as unknown)]));
  });
}

/** Puts the marker onto the prototypes; the result takes it away. `isSeen` shows it to loops over keys too. */
export function markPrototypes(isSeen = false): () => void {
  const property = { value: inherited, configurable: true, writable: true, enumerable: isSeen };
  for (const prototype of prototypes) Object.defineProperty(prototype, marker, property);
  return () => {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, marker);
  };
}
