import { inject } from 'vitest';
import { chromium } from 'playwright';

/**
 * A set-up file of the browser specs, after the one of all: wakes the mutant in each page, and hears from pages what
 * they reach.
 */
const awake = inject('mutant');
const mark = Symbol.for('vitrine mutants');

function inPage(id) {
  const told = new Set();
  globalThis.vitrineMutants = (reached) => {
    if (!told.has(reached)) globalThis.vitrineReached?.(reached);
    told.add(reached);
    return reached === id;
  };
}

// The files of a worker share the browser.
if (!chromium[mark]) {
  chromium[mark] = true;
  const { launch } = chromium;
  chromium.launch = async (...options) => {
    const browser = await launch.apply(chromium, options);
    const { newContext } = browser;
    browser.newContext = async (...given) => {
      const context = await newContext.apply(browser, given);
      await context.exposeBinding('vitrineReached', (_source, id) => globalThis.vitrineMutants(id));
      await context.addInitScript(inPage, awake);
      return context;
    };
    return browser;
  };
}
