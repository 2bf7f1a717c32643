import type { Browser } from 'playwright';
import { idle } from '../../support/settled.js';
import type { MadeAct, MadeForm } from './made-form.js';
import type { Engine, SoldLine } from './engines.js';
import { markup, variantSku, type SoldProduct } from './markup.js';
import { actOn, isReady, pressButtons, readLabels, readShown, type Acted } from './page-script.js';
import { formOf, isOfVariant } from './products.js';
import { direct } from './traffic.js';

const chunks = ['variant-picker', 'quantity', 'add-to-cart', 'product'];
/** The elements that are there before the press, at each stage. */
const there = {
  'no script': [],
  loader: [],
  'picker first': ['variant-picker', 'product'],
  'quantity first': ['quantity', 'product'],
  'button first': ['add-to-cart', 'product'],
  all: chunks,
} satisfies Readonly<Record<string, readonly string[]>>;
export type Stage = keyof typeof there;
/** The stages that are compared with a page without script. */
export const stages = (Object.keys(there) as Stage[]).filter((stage) => stage !== 'no script');

/** The words of the button, and what a press came to: lines of the cart; none where the browser, the page or the shop refused it. */
export interface Outcome {
  readonly label: string;
  readonly lines: readonly SoldLine[];
  /** Whether the form showed the variant and the quantity that a line has, before the press. */
  readonly wasShown: { readonly sku: boolean; readonly quantity: boolean };
}

export interface Bench {
  readonly browser: Browser;
  readonly own: Engine;
  readonly others: readonly Engine[];
}

/** Opens the page of the forms at a stage, lets the page's scripts act, presses each button, and reads the cart. */
export async function outcomes(
  browser: Browser,
  engine: Engine,
  forms: readonly MadeForm[],
  stage: Stage,
): Promise<readonly Outcome[]> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const visit = await engine.enter(context);
  try {
    context.setDefaultTimeout(60_000);
    const { products } = engine;
    const sold = forms.map(({ hasOptions }, index) => {
      const product = products[index]?.[hasOptions ? 'many' : 'one'];
      if (!product) throw new Error(`There are products for ${products.length - 1} forms.`);
      return { form: forms[index]!, product };
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${error.message} ${error.stack}`));
    const early: readonly string[] = there[stage];
    const traffic = await direct(
      page,
      pageOf(
        stage === 'no script' ? null : engine.script,
        sold.map(({ form, product }, index) => markup(form, product, index)),
      ),
      (chunk) => chunks.includes(chunk) && !early.includes(chunk),
    );
    await page.goto(`${visit.address}/made-page`);
    for (const chunk of early) {
      if (chunk !== 'product') await page.waitForFunction(isReady, `vitrine-${chunk}`);
    }
    await page.evaluate(
      actOn,
      sold.map(({ form, product }) => acted(form, product)),
    );
    await idle(page);
    const labels = await page.evaluate(readLabels);
    const shown = await page.evaluate(readShown);
    await page.evaluate(
      pressButtons,
      forms.map(({ pressed }) => pressed),
    );
    await traffic.quiet();
    traffic.release();
    await traffic.calm();
    if (errors.length > 0) throw new Error(`At stage "${stage}": ${errors.join('\n')}`);
    const lines = await visit.lines();
    return labels.map((label, index) => {
      const own = lines.filter(({ sku }) => formOf(sku) === index).map(sorted);
      const { sku = '', quantity = '' } = shown[index] ?? {};
      const wasShown = {
        sku: own.some((line) => isOfVariant(sku, line.sku)),
        quantity: own.some((line) => String(line.quantity) === quantity),
      };
      return { label, lines: own, wasShown };
    });
  } finally {
    await context.close();
    await visit.close?.();
  }
}

const order = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1);
/** Its fields by name, because shops differ in their order. */
export const sorted = (line: SoldLine): SoldLine => ({
  ...line,
  fields: [...line.fields].sort(order),
});

const pageOf = (script: string | null, forms: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Forms</title><link rel="icon" href="data:,">
<style>section { position: absolute; inset: 0 auto auto 0; }</style>
${script === null ? '' : `<script type="module" src="/assets/vitrine.js" ${script}></script>`}
<main>${forms.join('\n')}</main>`;

const acted = (form: MadeForm, product: SoldProduct): Acted => ({
  acts: form.acts.map(({ on, what }) => ({
    on: String(on),
    what: Object.fromEntries(
      Object.entries(what).map(([name, value]) => [
        name,
        typeof value === 'string' ? variantSku(value, product) : value,
      ]),
    ) as MadeAct['what'],
  })),
});
