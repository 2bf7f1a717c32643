/* global altcha, focused, hCaptcha, isSolveFocused, one, reCaptcha, solvePoint, turnstile */
import { dialogs } from './dialogs.mjs';
import { standInFunctions, vendors } from './stand-ins.mjs';

export { dialogs };

const inPage = (run) =>
  `async (...values) => {\n${standInFunctions}\nreturn (${run})(...values);\n}`;

/** Opens one of the dialogs, and solves each vendor's challenge over it by pointer and by keyboard. Resolves to the problems. */
export async function solveOver(tab, name) {
  const { page, prepare, open, dialog } = dialogs[name];
  await tab.goto(page);
  await tab.until(() => window.vitrine !== undefined);
  await prepare?.(tab);
  for (const vendor of vendors) {
    for (const way of ['pointer', 'keyboard']) {
      const problem = await solveOnce(tab, { vendor, way, open, dialog }).catch(
        ({ message }) => message,
      );
      if (!problem) continue;
      // The next would wait for a dialog that is open already.
      return [`${name}, ${vendor}, ${way}: ${problem}`];
    }
  }
  return [];
}

/** Resolves to what went wrong, or ''. */
async function solveOnce(tab, { vendor, way, open, dialog }) {
  await open(tab);
  await tab.waitFor(dialog);
  await tab.eval(
    inPage((kind) => {
      const makers = { reCaptcha, hCaptcha, turnstile, altcha };
      window.solved = 0;
      window.closes = 0;
      window.standIn = makers[kind](() => (window.solved += 1));
      window.standIn.show();
    }),
    vendor,
  );
  const point = await tab.until(
    inPage(() => solvePoint()),
    [],
    { what: 'the challenge is in reach' },
  );
  if (way === 'pointer') {
    await tab.clickAt(point.x, point.y);
  } else {
    await pressTabUntil(tab);
    await tab.press('Enter');
  }
  await tab.until(() => window.solved === 1, [], { what: 'solved' });
  if ((await tab.count(dialog)) === 0) return 'the dialog was closed by it';
  await tab.until(
    (wanted) => {
      const box = one(wanted);
      let at = focused();
      while (at && at !== box) at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host;
      return at === box;
    },
    [dialog],
    { what: 'the focus is in the dialog again' },
  );
  await tab.press('Escape');
  await tab.gone(dialog);
  await tab.eval(() => window.standIn.remove());
  const left = await tab.count({
    css: '[inert]:not(.vitrine-extra), [data-vitrine-layer]',
    visible: false,
  });
  return left > 0 ? `${left} elements are still inert or lifted` : '';
}

async function pressTabUntil(tab) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await tab.eval(inPage(() => isSolveFocused()))) return;
    await tab.press('Tab');
  }
  throw new Error('the challenge was not reached by 40 presses of Tab');
}
