import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { madeForm, type MadeForm } from './made-form.js';
import { formsOfAPage } from './products.js';
import { outcomes, sorted, stages, type Bench, type Outcome } from './stages.js';

export interface Difference {
  readonly index: number;
  readonly stage: string;
  readonly wanted: Outcome;
  readonly got: Outcome;
}

/** Where the forms of a page sell, with script, something else than the browser alone sends. */
export type Compare = (bench: Bench, forms: readonly MadeForm[]) => Promise<readonly Difference[]>;

/** At every stage, from the shop's own server. */
export const stageDifferences: Compare = async ({ browser, own }, forms) => {
  const [wanted = [], ...all] = await Promise.all(
    (['no script', ...stages] as const).map((stage) => outcomes(browser, own, forms, stage)),
  );
  return all.flatMap((got, place) => compare(stages[place] ?? '', forms, wanted, got));
};

/** From other shops, before the elements are there and with all of them. */
export const engineDifferences: Compare = async ({ browser, own, others }, given) => {
  // The browser posts a button of the page's own to our server, whoever sells.
  const forms = given.map((form) => ({ ...form, pressed: 'ours' as const }));
  const sent = await outcomes(browser, own, forms, 'no script');
  const found = others.map(async (engine) => {
    const wanted = sent.map(({ lines, ...others }) => ({
      ...others,
      lines: lines.map((line) => sorted({ ...line, fields: engine.keeps(line.fields) })),
    }));
    const all = (['loader', 'all'] as const).map(async (stage) =>
      compare(
        `${engine.name}, ${stage}`,
        forms,
        wanted,
        await outcomes(browser, engine, forms, stage),
      ),
    );
    return (await Promise.all(all)).flat();
  });
  return (await Promise.all(found)).flat();
};

/** Whether each value that a script sets comes with an event: the elements cannot show another, though the form sends it. */
const isHeard = ({ acts }: MadeForm) =>
  acts.every(({ what }) => !('set' in what) || what.events.length > 0);

const compare = (
  stage: string,
  forms: readonly MadeForm[],
  wanted: readonly Outcome[],
  all: readonly Outcome[],
) =>
  wanted.flatMap((want, index): Difference[] => {
    const got = all[index]!;
    // A page may show what it does not send, such as the number of a disabled control.
    const isShown = (what: 'sku' | 'quantity') => got.wasShown[what] || !want.wasShown[what];
    const isSame =
      got.label === want.label &&
      isDeepStrictEqual(got.lines, want.lines) &&
      (!isHeard(forms[index]!) || (isShown('sku') && isShown('quantity')));
    return isSame ? [] : [{ index, stage, wanted: want, got }];
  });

/** Forms that can be made smaller. */
export function makeForms(numRuns: number, seed: number): readonly fc.Value<MadeForm>[] {
  return fc.sample(new Kept(), { numRuns, seed });
}

/** A smallest form that still differs; a page of smaller ones is tried at once. */
export async function shrink(
  differences: Compare,
  bench: Bench,
  start: fc.Value<MadeForm>,
): Promise<{ form: MadeForm; differences: readonly Difference[] }> {
  let form = start;
  let found = await differences(bench, [form.value]);
  for (let round = 0; round < 12; round += 1) {
    const smaller = [...madeForm.shrink(form.value, form.context).take(formsOfAPage)];
    if (smaller.length === 0) break;
    const differ = await differences(
      bench,
      smaller.map(({ value }) => value),
    );
    const [first] = differ;
    const next = first && smaller[first.index];
    if (!first || !next) break;
    form = next;
    found = differ.filter(({ index }) => index === first.index);
  }
  return { form: form.value, differences: found };
}

/** Gives the forms with what fast-check needs to make each smaller by itself. */
class Kept extends fc.Arbitrary<fc.Value<MadeForm>> {
  override generate(random: fc.Random, bias: number | undefined) {
    return new fc.Value(madeForm.generate(random, bias), undefined);
  }
  override canShrinkWithoutContext(_value: unknown): _value is fc.Value<MadeForm> {
    return false;
  }
  override shrink() {
    return fc.Stream.nil<fc.Value<fc.Value<MadeForm>>>();
  }
}
