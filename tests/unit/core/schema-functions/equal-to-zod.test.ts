import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleSchema } from '../../../support/sample-schema.js';
import { createRandom } from '../../../support/random.js';
import { runs } from '../../../support/runs.js';
import type * as productJson from '../../../../core/commerce/product/product-json.js';
import type * as netSchema from '../../../../core/net/schema.js';
import * as functions from '../../../../core/schema-functions/index.js';

const valuesPerSchema = 10 * runs(1_000);
const root = '../../../../';

const modules = ['core', 'connectors']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => readFileSync(file, 'utf8').includes("from 'zod/mini'"))
  .sort();

/** Imports all modules with schemas, and builds each, in the order of import. */
async function buildAll(library: object): Promise<Map<string, unknown>> {
  const built = new Map<string, unknown>();
  let current = '';
  vi.resetModules();
  vi.doMock('zod/mini', () => ({ ...library }));
  vi.doMock('../../../../core/net/schema.js', async (importOriginal) => {
    const original = await importOriginal<typeof netSchema>();
    const defineSchema: typeof original.defineSchema = (build) => {
      const schema = original.defineSchema(build);
      const file = current;
      unbuilt.push(() => keep(`${file} ${built.size}`, schema()));
      return schema;
    };
    return { ...original, defineSchema };
  });
  const unbuilt: Array<() => void> = [];
  const keep = (name: string, made: unknown) => {
    if (isSchema(made)) built.set(name, made);
    else for (const [part, schema] of Object.entries(Object(made))) keep(`${name} ${part}`, schema);
  };
  for (current of modules) {
    const module = (await import(/* @vite-ignore */ `${root}${current}`)) as object;
    if ('productSchema' in module) {
      const { productSchema } = module as typeof productJson;
      keep('product without a currency', productSchema());
      keep('product of a site', productSchema('USD'));
    }
  }
  for (const build of unbuilt) build();
  return built;
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '_zod' in value);

const interpreted = await buildAll(z);
const plain = await buildAll(functions);
afterAll(() => vi.resetModules());

describe('the functions that stand for zod in what shoppers download', () => {
  it('are made for every schema of the library', () => {
    expect([...plain.keys()]).toEqual([...interpreted.keys()]);
    expect(plain.size).toBeGreaterThan(modules.length);
    expect([...plain.values()].every((schema) => typeof schema === 'function')).toBe(true);
  });

  it.each([...interpreted.keys()])('parse as zod does: %s', (name) => {
    const schema = interpreted.get(name) as z.ZodMiniType;
    const ours = plain.get(name) as Parameters<typeof functions.safeParse>[0];
    const random = createRandom(name);
    const accepted = { yes: 0, no: 0 };
    for (let index = 0; index < valuesPerSchema; index += 1) {
      const value = sampleSchema(schema, random);
      const expected = z.safeParse(schema, value);
      const actual = functions.safeParse(ours, value);
      accepted[expected.success ? 'yes' : 'no'] += 1;
      if (isDeepStrictEqual(summary(actual), summary(expected))) continue;
      // The message of a failure shows the value that tells them apart.
      expect({ value, ...summary(actual) }).toEqual({ value, ...summary(expected) });
    }
    expect(accepted.yes).toBeGreaterThan(valuesPerSchema / 100);
  });
});

/** What callers read: the data, or where the first issue is and what it says. */
function summary({
  success,
  data,
  error,
}: ReturnType<typeof functions.safeParse> | z.util.SafeParseResult<unknown>) {
  const { path = [], message } = error?.issues[0] ?? {};
  return success ? { data } : { path, message };
}
