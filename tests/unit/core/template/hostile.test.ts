// @vitest-environment node
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../../core/template/index.js';
import type { Value } from '../../../../core/template/values.js';
import { anyData, pageData } from './hostile/data.js';
import { formatterNames, marker, predicateNames } from './hostile/names.js';
import {
  expectPromises,
  limits,
  markPrototypes,
  membersOfPrototypes,
  type Mode,
} from './hostile/promises.js';
import { anyText, mutationOf, page, soup } from './hostile/templates.js';

const folder = 'tests/conformance/cases';
const cases = readdirSync(folder).flatMap(
  (file) =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { template: string; json: Value }[],
);

let before: ReturnType<typeof membersOfPrototypes> = [];
let unmark = () => {};
beforeEach(() => {
  before = membersOfPrototypes();
  unmark = markPrototypes();
});
afterEach(() => {
  unmark();
  membersOfPrototypes().forEach((members, at) => {
    const changed = [...members].filter(([key, member]) => before[at]?.get(key) !== member);
    expect([changed, members.size]).toEqual([[], before[at]?.size]);
  });
});

/** In all 20,000 runs, whatever is given: what an engine promises. */
const check = (numRuns: number, property: fc.IAsyncProperty<unknown>) =>
  fc.assert(property as fc.IAsyncProperty<[unknown]>, { numRuns });

const modes = fc.constantFrom<Mode[]>('none', 'none', 'html', 'tight');

describe('an engine keeps its promises', { timeout: 60_000 }, () => {
  it('with any text', () =>
    check(
      4_000,
      fc.asyncProperty(anyText, pageData, async (template, data) => {
        await expectPromises(template, data);
      }),
    ));

  it('with tags in any order', () =>
    check(
      4_000,
      fc.asyncProperty(soup, pageData, modes, async (template, data, mode) => {
        await expectPromises(template, data, mode);
      }),
    ));

  it('with blocks of anything', () =>
    check(
      4_000,
      fc.asyncProperty(page, pageData, modes, async (template, data, mode) => {
        await expectPromises(template, data, mode);
      }),
    ));

  it('with templates after an accident', () =>
    check(
      4_000,
      fc.asyncProperty(
        mutationOf(cases.map(({ template }) => template)),
        fc.oneof(fc.constantFrom(...cases.map(({ json }) => json)), pageData),
        async (template, data) => {
          await expectPromises(template, data);
        },
      ),
    ));

  it('with any data, in every formatter and predicate', () =>
    check(
      3_500,
      fc.asyncProperty(
        fc.constantFrom(...formatterNames),
        fc.constantFrom(...predicateNames),
        fc.constantFrom(
          '',
          ' a',
          ' a b',
          ':a.b:1',
          ' 5',
          ` ${marker}`,
          ' a.__proto__',
          ' constructor',
        ),
        anyData,
        modes,
        async (formatter, predicate, args, data, mode) => {
          const template = `{@|${formatter}${args}}{a, b|${formatter}${args}}{.section a}{.${predicate}${args}}1{.or}0{.end}{.end}`;
          await expectPromises(template, data, mode);
        },
      ),
    ));

  it('with prototypes that others have spoilt', () =>
    check(
      500,
      fc.asyncProperty(soup, pageData, async (template, data) => {
        const engine = createEngine({ limits });
        const restore = markPrototypes(true);
        let result;
        try {
          result = engine.render(template, data, { now: 0 });
        } finally {
          restore();
          unmark = markPrototypes();
        }
        expect(result.output).not.toContain('INHERITED');
        expect(result.output.length).toBeLessThanOrEqual(limits.outputLength);
      }),
    ));
});
