import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { tabTo } from '../support/keyboard.js';
import { keepSentBodies } from '../support/sent-bodies.js';
import { narrow, useShop } from '../support/shop-page.js';

const pagePath = '/vendor-form';
const missing = 'Complete CAPTCHA before submitting.';

const vendors = [
  {
    provider: 'recaptcha',
    global: 'grecaptcha',
    script: 'https://www.google.com/recaptcha/api.js',
  },
  { provider: 'hcaptcha', global: 'hcaptcha', script: 'https://js.hcaptcha.com/1/api.js' },
  {
    provider: 'turnstile',
    global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  },
] as const;

type Vendor = (typeof vendors)[number];

/** A script as the vendors write theirs: it finds its place by the id, which fails in shadow roots, and comes in two pieces. */
const fakeScript = ({ global }: Vendor) => `(() => {
  const widgets = [];
  const api = {
    render(place, options) {
      const node = document.getElementById(typeof place === 'string' ? place : place.id);
      if (!node) throw new Error('The place is not in the document.');
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'vendor-box';
      button.textContent = [options.sitekey, options.theme, options.size].join(' ');
      const solve = () => {
        widgets[id].token = 'token ' + ++widgets[id].count;
        options.callback(widgets[id].token);
      };
      button.addEventListener('click', () => {
        if (!window.isChallenged) return solve();
        // At the end of the body, as the vendors do.
        const box = document.createElement('div');
        const challenge = document.createElement('button');
        Object.assign(box.style, { position: 'fixed', insetInline: '20px', top: '20px', zIndex: '2000000000' });
        challenge.textContent = 'All the pictures with a bridge';
        challenge.addEventListener('click', () => { box.remove(); solve(); });
        box.append(challenge);
        document.body.append(box);
      });
      node.append(button);
      const id = widgets.push({ node, token: '', count: 0, resets: 0 }) - 1;
      window.vendorWidgets = widgets;
      return id;
    },
    getResponse: (id) => widgets[id].token,
    reset: (id) => { widgets[id].token = ''; widgets[id].resets += 1; },
    ${global === 'grecaptcha' ? '' : "remove: (id) => { widgets[id].node.textContent = ''; },"}
  };
  window.${global} = { ready: (run) => setTimeout(run) };
  setTimeout(() => Object.assign(window.${global}, api));
})();`;

interface Policy {
  /** Of the `trusted-types` directive. */
  readonly types: string;
  /** Whether the page itself brings the vendor's script. */
  readonly hasScript?: boolean;
  /** Whether the form is in a popup, and the vendor asks more than a press. */
  readonly isInPopup?: boolean;
}

/** A page of the shop's origin under a strict policy, and a server that says no once. */
async function openForm(page: Page, vendor: Vendor, policy: Policy) {
  const { types, hasScript = false, isInPopup = false } = policy;
  const form = {
    id: 'vendor',
    name: 'Vendor',
    fields: [{ id: 'note', type: 'text', title: 'Note' }],
    captcha: { provider: vendor.provider, siteKey: 'site-key' },
  };
  const bodies = await keepSentBodies(page);
  if (isInPopup) await page.addInitScript(() => Object.assign(window, { isChallenged: true }));
  let saves = 0;
  await page.route(`**${pagePath}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy': `default-src 'self'; script-src 'nonce-page' 'strict-dynamic'; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types ${types}`,
      },
      body: `<!doctype html><html lang="en"><title>Form</title><link rel="icon" href="data:,">
<script type="module" src="/assets/vitrine.js" nonce="page"></script>
${hasScript ? `<script async src="${vendor.script}" nonce="page"></script>` : ''}
${isInPopup ? '<vitrine-popup load="eager" heading="Letters">' : ''}
<vitrine-form load="eager" form-id="vendor"><script type="application/json">${JSON.stringify(form)}</script></vitrine-form>`,
    }),
  );
  await page.route(`${vendor.script}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript(vendor) }),
  );
  await page.route('**/api/rest/forms/validate/vendor', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/form/FormSubmissionKey', (route) =>
    route.fulfill({ json: { key: 'key' } }),
  );
  await page.route('**/api/form/SaveFormSubmission', (route) => {
    saves += 1;
    return saves === 1
      ? route.fulfill({ status: 400, json: { code: 'captcha', error: missing } })
      : route.fulfill({ json: { submissionId: 'stored' } });
  });
  await page.goto(pagePath);
  await page.locator('vitrine-form:state(ready)').waitFor();
  return () => bodies('/api/form/SaveFormSubmission');
}

const group = (page: Page) => page.getByRole('group', { name: 'CAPTCHA' });
const vendorBox = (page: Page) => page.locator('.vendor-box');
const send = (page: Page) => page.getByRole('button', { name: 'Submit' });

describe.each(vendors)('$provider under a strict policy', (vendor) => {
  const { open } = useShop();

  it('is rendered into the page, sends its token, and is reset when it is refused', async () => {
    const { page, complaints } = await open();
    const saves = await openForm(page, vendor, { types: 'vitrine-captcha' });
    await vendorBox(page).waitFor();
    expect(await vendorBox(page).textContent()).toBe('site-key light normal');
    await page.getByLabel('Note').fill('Hello');
    await vendorBox(page).click();
    await send(page).click();
    await page.getByText(missing).waitFor();
    expect(await saves()).toMatchObject([{ captchaKey: 'token 1', form: { note: 'Hello' } }]);
    expect(
      await page.evaluate(() => (Reflect.get(window, 'vendorWidgets') as object[])[0]),
    ).toMatchObject({ token: '', resets: 1 });
    // The browser logs a refusal by itself.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await vendorBox(page).click();
    await send(page).click();
    await expect.poll(saves).toMatchObject([{ captchaKey: 'token 1' }, { captchaKey: 'token 2' }]);
    await vendorBox(page).waitFor({ state: 'detached' });
  });

  it.each(['pointer', 'keyboard'])('is solved in a popup, by %s', async (way) => {
    const { page, complaints } = await open({ isCold: true });
    const saves = await openForm(page, vendor, { types: 'vitrine-captcha', isInPopup: true });
    await page.getByLabel('Note').fill('Hello');
    const challenge = page.getByRole('button', { name: 'All the pictures with a bridge' });
    if (way === 'pointer') {
      await vendorBox(page).click();
      await challenge.click();
    } else {
      await vendorBox(page).focus();
      await page.keyboard.press('Enter');
      await challenge.waitFor();
      await tabTo(page, /^All the pictures/);
      await page.keyboard.press('Enter');
    }
    await send(page).click();
    await page.getByText(missing).waitFor();
    expect(await saves()).toMatchObject([{ captchaKey: 'token 1', form: { note: 'Hello' } }]);
    expect(await page.locator('vitrine-popup:state(open)').count()).toBe(1);
    complaints.splice(0);
  });
});

describe('a captcha of a vendor', () => {
  const { open } = useShop();
  const [, hcaptcha] = vendors;

  it('needs no policy where the page brings the script itself', async () => {
    const { page } = await open();
    await openForm(page, hcaptcha, { types: "'none'", hasScript: true });
    await vendorBox(page).waitFor();
  });

  it('says so and logs an error where the page does not allow it', async () => {
    const { page, complaints } = await open();
    await openForm(page, hcaptcha, { types: "'none'" });
    await group(page)
      .getByText(/^The CAPTCHA could not be shown, and this form needs it\./)
      .waitFor();
    expect(await vendorBox(page).count()).toBe(0);
    expect(complaints.splice(0).join('\n')).toContain('captcha (hcaptcha)');
  });

  // platform §9: "Captcha is compact under 320 px width"

  it('is compact in a narrow window', async () => {
    const { page } = await open({ viewport: narrow });
    await openForm(page, hcaptcha, { types: 'vitrine-captcha' });
    await vendorBox(page).waitFor();
    // The page has a margin of 8 pixels.
    expect(await vendorBox(page).textContent()).toBe('site-key light compact');
  });
});
