import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

interface Axe {
  run(options: { resultTypes: string[]; iframes: boolean }): Promise<AxeResults>;
}

/**
 * The violations axe finds on the page, each as one line.
 * @param looksIntoFrames False for a page with a frame in which nothing runs, so that axe cannot ask it.
 */
export async function findViolations(page: Page, looksIntoFrames = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // A colour on its way to another is none that a person reads.
  await page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? rootsIn(shadowRoot) : [],
      ),
    ];
    const passing = rootsIn(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(
    (iframes) =>
      // Passed checks are not reported.
      (Reflect.get(globalThis, 'axe') as Axe).run({ resultTypes: ['violations'], iframes }),
    looksIntoFrames,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}
