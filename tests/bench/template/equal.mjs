/** `Intl` and CLDR of different years print different kinds of space. */
const fold = (text) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

/**
 * Formatters that print widgets print each engine's own: where a template marks such a place, it is compared only
 * that something stands there.
 */
const withoutWidgets = (text) => text.replace(/<!--widget-->.+?<!--\/widget-->/gs, '<!--widget-->');

/** Throws unless all engines print the same for a workload; `renderers` by name. */
export function verifyEqual(workload, renderers) {
  const [first, ...others] = Object.entries(renderers).map(([name, render]) => [
    name,
    withoutWidgets(fold(render())),
  ]);
  for (const [name, text] of others) {
    if (text === first[1]) continue;
    const at = [...text].findIndex((character, index) => character !== first[1][index]);
    const near = (whole) => JSON.stringify(whole.slice(Math.max(0, at - 60), at + 60));
    throw new Error(
      `${workload.name}: ${name} prints ${near(text)} where ${first[0]} prints ${near(first[1])}.`,
    );
  }
  return first[1].length;
}
