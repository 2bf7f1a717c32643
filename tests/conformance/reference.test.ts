import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TemplateError } from '../../core/template/index.js';
import { compile } from './adapter.mjs';
import { fold, readJson, run, type Case } from './case.js';

const folder = path.join(import.meta.dirname, '../../../shared/conformance/template');

/** A case of the reference, which has more to say than ours. */
interface ReferenceCase extends Case {
  readonly id: string;
  readonly referencePasses: boolean;
  readonly bug?: boolean;
  readonly optional?: boolean;
  readonly trim?: boolean;
  /** The output is legacy markup: ours need only carry the facts in it. */
  readonly html?: boolean;
  readonly facts?: {
    readonly text?: readonly string[];
    readonly attrs?: readonly (readonly [name: string, value: string])[];
  };
  readonly ast?: unknown;
  readonly derived?: boolean;
}

interface ErrorCase {
  readonly template: string;
  readonly codes: readonly string[];
  readonly at: readonly (readonly [line: number, offset: number])[];
}

/** Cases by id that we answer otherwise, and why. */
const deviations = readJson<Record<string, string>>(
  path.join(import.meta.dirname, 'deviations.json'),
);

/** Passes, or is listed; never both. */
function holds(id: string, difference: unknown): void {
  if (Object.hasOwn(deviations, id)) expect([id, difference]).not.toEqual([id, null]);
  else expect(difference).toBeNull();
}

// The cases are not part of this repository: without them there is nothing to hold against.
describe.runIf(existsSync(folder))('the cases of the reference', () => {
  const read = <Json>(file: string) =>
    existsSync(folder) ? readJson<Json[]>(path.join(folder, file)) : [];
  const cases = read<ReferenceCase>('cases.public.json').filter(
    ({ referencePasses, bug, optional, ast, derived }) =>
      referencePasses && !bug && !optional && !(ast && !derived),
  );
  const errorCases = read<ErrorCase>('error-cases.json');

  it.each(cases.map((given) => [given.id, given] as const))('%s', (id, given) => {
    holds(id, differenceOf(given));
  });

  it.each(cases.filter(({ ast }) => ast).map((given) => [given.id, given] as const))(
    '%s has the same tree',
    (_, { template, ast }) => {
      expect(compile(template.trim()).ast).toEqual(ast);
    },
  );

  it.each(errorCases)('$template', ({ template, codes, at }) => {
    const expected = codes.map((code, index) => [code, ...(at[index] ?? [])].join(' '));
    const found = (compile(template).errors as TemplateError[]).map(({ code, line, offset }) =>
      [code, line, offset].join(' '),
    );
    holds(`error: ${template}`, found.join() === expected.join() ? null : found);
  });

  it('are what the deviations are listed for', () => {
    const ids = [
      ...cases.map(({ id }) => id),
      ...errorCases.map(({ template }) => `error: ${template}`),
    ];
    expect(Object.keys(deviations).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

function differenceOf(given: ReferenceCase): object | null {
  const { output, errors } = run(given);
  const shown = (text: string) => fold(given.trim ? text.trim() : text, given);
  const types = (list: readonly { readonly type: string }[] = []) =>
    list.map(({ type }) => type).sort();
  const missing = given.html ? missingFacts(given, output) : [];
  const isSame = given.html ? missing.length === 0 : shown(output) === shown(given.output);
  const hasErrors = types(errors).join() === types(given.errors).join();
  return isSame && hasErrors ? null : { output, expected: given.output, missing, errors };
}

/** What legacy markup says and ours does not, wherever it stands. */
function missingFacts({ facts = {} }: ReferenceCase, output: string): string[] {
  const plain = readEntities(output).replace(/\s+/g, ' ');
  const text = plain.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const values = (facts.attrs ?? []).map(([, value]) => value.replace(/\s+/g, ' '));
  return [
    ...(facts.text ?? []).filter((fact) => !plain.includes(fact) && !text.includes(fact)),
    ...values.filter((value) => !plain.includes(value)),
  ];
}

function readEntities(markup: string): string {
  const characters: Record<string, string> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#x27': "'",
    amp: '&',
  };
  return markup.replace(
    /&(lt|gt|quot|#39|#x27|amp);/g,
    (_, name: string) => characters[name] ?? '',
  );
}
