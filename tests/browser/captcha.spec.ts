import { describe, expect, it } from 'vitest';
import { keepSentBodies } from '../support/sent-bodies.js';
import { useShop } from '../support/shop-page.js';
import { savePath, box, send, openForm, fill, solve, sent } from './captcha-steps.js';

describe('ALTCHA on a form of the shop', () => {
  const { open } = useShop();

  it('solves a real challenge, and the form is stored', async () => {
    const { page } = await open();
    const bodies = await keepSentBodies(page);
    await openForm(page);
    await fill(page);
    await solve(page);
    expect(await box(page).isChecked()).toBe(true);
    const answer = sent(page);
    await send(page).click();
    expect((await answer).status()).toBe(200);
    expect(await bodies(savePath)).toMatchObject([{ captchaKey: expect.any(String) }]);
    await page.getByText('Thank you. We will sketch it and write to you within a week.').waitFor();
    expect(await box(page).count()).toBe(0);
  });
});
