import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { settled } from '../support/settled.js';
import { desktop, narrow, useShop, type ShopPage } from '../support/shop-page.js';

const { doctor: port } = inject('otherPorts');
const shop = inject('shop');

const button = '<vitrine-add-to-cart qantity="2"><button>Buy</button></vitrine-add-to-cart>';
/** A page with a mistake of each kind. */
const body = `<main><h1>Mugs</h1>
<vitrine-prise></vitrine-prise>
${button}
<vitrine-product product="dune-mugg"><vitrine-price></vitrine-price></vitrine-product>
<vitrine-scarcity load="interaction" product-id="item-salt-cellar"></vitrine-scarcity>
<vitrine-character-counter></vitrine-character-counter>
<div id="card"></div>
<button id="own">The page's own</button>
<div style="block-size: 4000px"></div>
<vitrine-cart-pill></vitrine-cart-pill>
</main><script>
document.getElementById('card').attachShadow({ mode: 'open' }).append(document.createElement('vitrine-tittle'));
</script>`;
const strict = [
  `default-src 'none'`,
  `script-src ${shop} 'nonce-own'`,
  `connect-src ${shop} 'self'`,
  `style-src ${shop}`,
  `img-src data: ${shop}`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ');
const strictPage = pageOf(
  shop,
  '<main><h1>Mugs</h1><vitrine-prise></vitrine-prise></main>',
).replace('<meta ', `<meta http-equiv="Content-Security-Policy" content="${strict}"><meta `);

describe('the doctor', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/': pageOf(shop, body),
    '/strict': strictPage,
  }));

  async function visit(path: string): Promise<ShopPage> {
    const visited = await open({ baseURL: site, viewport: desktop });
    await visited.page.route(/character-counter-[^/]*\.js$/, (route) => route.abort());
    await visited.page.goto(site + path);
    const { pathname } = new URL(site + path);
    // The last that is told of the page, so that nothing follows what a test forgets.
    const last =
      pathname === '/' ? ['sells no product', 'character-counter could not be loaded'] : [];
    for (const told of last) await expect.poll(() => visited.complaints.join('\n')).toContain(told);
    return visited;
  }
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Vitrine doctor' });
  const rowOf = (page: Page, name: string) =>
    panelOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  /** What our library and the browser say of a page with mistakes. */
  const forget = ({ complaints }: ShopPage) => (complaints.length = 0);

  it('is not loaded before it is asked for', async () => {
    const visited = await open({ baseURL: site });
    const files: string[] = [];
    visited.page.on('request', (request) => files.push(request.url()));
    await visited.page.goto(`${site}/strict`);
    await settled(visited.page);
    expect(files.some((file) => file.includes('/vitrine.js'))).toBe(true);
    expect(files.filter((file) => /doctor|shopping-cart/.test(file))).toEqual([]);
  });

  it('shows each element, its state, the reasons and the fix; frames it, copies its report and follows the page', async () => {
    const visited = await visit('/?vitrine-doctor');
    const { page } = visited;
    await panelOf(page).waitFor();
    const rows: [name: string, ...says: string[]][] = [
      ['<vitrine-prise> number 1', 'unknown tag', 'Did you mean <vitrine-price>?'],
      [
        '<vitrine-tittle> number 1 in the shadow root of <div>',
        'unknown tag',
        'There is no element <vitrine-tittle>.',
      ],
      [
        '<vitrine-add-to-cart> number 1',
        'ready',
        'has no attribute "qantity". Did you mean "quantity"?',
        'does not know what it sells, so it does nothing. Put it into a <vitrine-product',
      ],
      [
        '<vitrine-product> number 1',
        'failed',
        'sells no product with the id or handle "dune-mugg"',
        'Fix: Take the handle',
      ],
      [
        '<vitrine-price> number 1',
        'The <vitrine-product> around it has no product yet.',
        'Fix: Look at what is said of that one.',
      ],
      ['<vitrine-scarcity> number 1', 'not fetched', 'load="interaction"', 'Fix: To have it'],
      ['<vitrine-cart-pill> number 1', 'not fetched', 'It is out of view', 'Fix: To have it'],
      ['<vitrine-character-counter> number 1', 'could not be fetched', 'Fix: Look for its chunk'],
    ];
    for (const [name, ...says] of rows) {
      for (const text of says) await rowOf(page, name).filter({ hasText: text }).waitFor();
    }
    await panelOf(page).getByText(`${shop} answers (status 200).`).waitFor();
    await panelOf(page).getByRole('status').getByText('8 elements, 5 to fix.').waitFor();

    const pill = page.locator('vitrine-cart-pill');
    const before = await pill.evaluate((one) => one.outerHTML);
    await rowOf(page, '<vitrine-add-to-cart> number 1').getByRole('button').click();
    await panelOf(page).getByText('<vitrine-add-to-cart> number 1 is framed.').waitFor();
    const frame = await page.locator('#vitrine-doctor .outline').boundingBox();
    const box = await page.locator('vitrine-add-to-cart').boundingBox();
    expect(Math.abs((frame?.y ?? 0) - (box?.y ?? 99))).toBeLessThan(2);
    expect(await pill.evaluate((one) => one.outerHTML)).toBe(before);

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await panelOf(page).getByRole('button', { name: 'Copy report' }).click();
    const report = await panelOf(page).getByRole('textbox', { name: 'Report' }).inputValue();
    expect(report).toContain(`Vitrine on ${site}/?vitrine-doctor`);
    expect(report).toContain('<vitrine-prise> number 1: unknown tag');

    await page.evaluate(() => document.querySelector('vitrine-prise')?.remove());
    await rowOf(page, '<vitrine-prise> number 1').waitFor({ state: 'detached' });
    await pill.scrollIntoViewIfNeeded();
    await rowOf(page, '<vitrine-cart-pill> number 1').filter({ hasText: 'ready' }).waitFor();

    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(narrow);
    const width = await panelOf(page).evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
    forget(visited);
  });

  it('gives what it found as data, also when it opens late, is used by the keyboard and gives the focus back', async () => {
    const visited = await visit('/');
    const { page } = visited;
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.locator('#own').focus();
    const found = await page.evaluate(async () => {
      const { page: facts, elements } = await window.vitrine!.doctor();
      return {
        facts: facts.map(({ about, reason }) => [about, reason.isMistake]),
        names: elements.map(({ name, state }) => [name, state]),
        button: elements.find(({ name }) => name.includes('add-to-cart')),
      };
    });
    expect(found.facts).toContainEqual(['Shop', false]);
    expect(found.names[0]).toEqual(['<vitrine-prise> number 1', 'unknown tag']);
    expect(found.button?.reasons.map(({ isMistake }) => isMistake)).toEqual([true, true]);
    const title = panelOf(page).getByRole('heading', { name: 'Vitrine doctor' });
    await expect.poll(() => title.evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panelOf(page).getByRole('status').getByText('elements').waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('own');
    await page.evaluate(() => void window.vitrine!.doctor());
    await panelOf(page).waitFor();
    forget(visited);
  });

  it('works under a strict policy', async () => {
    const { page } = await visit('/strict?vitrine-doctor');
    await panelOf(page).waitFor();
    await rowOf(page, '<vitrine-prise> number 1').getByRole('button').click();
    await panelOf(page).getByText('has no box on the page.').waitFor();
    // No complaint: the policy refused nothing.
  });
});
