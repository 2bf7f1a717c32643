import { sleep } from './drivers/index.mjs';

/** What a browser, not a page, says in every journey. */
const harmless = /favicon\.ico/;

/**
 * Plays a journey in a tab of its own. Resolves to its problems: what differs from what it expects, and what its pages
 * complain of, unless `mayComplain` matches that.
 */
export async function runJourney(journey, { browser, proxy, shop, site, cdn, folder, name }) {
  proxy.isScriptless = journey.isScriptless ?? false;
  const problems = [];
  const tab = await browser.newTab({
    base: proxy.base,
    ...(journey.viewport ?? { width: 390, height: 844 }),
  });
  const context = {
    ...{ tab, browser, proxy, shop, site, cdn, sleep, problems },
    eq(found, wanted, what) {
      const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
      if (one !== other) problems.push(`${what}: ${one}, not ${other}`);
    },
    ok(value, what) {
      if (!value) problems.push(`not so: ${what}`);
    },
  };
  try {
    await journey.run(context);
  } catch (error) {
    problems.push(error.message);
  }
  // What a page says in its last moments is on its way.
  await sleep(100);
  const complaints = new Set(
    proxy.complaints.map(({ kind, text, page }) => `${kind}: ${text} (${page})`),
  );
  for (const one of complaints) {
    if (!harmless.test(one) && !journey.mayComplain?.test(one)) problems.push(one);
  }
  if (problems.length > 0) await tab.shot(`${folder}/${name}.png`);
  await tab.closeTab().catch(() => undefined);
  return problems;
}
