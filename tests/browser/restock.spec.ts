import { describe, expect, it } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';
import {
  newEmail,
  restock,
  email,
  signUp,
  status,
  addButton,
  openBowl,
  readList,
} from './restock-steps.js';

describe('a visitor of a sold-out product', () => {
  const shop = useShop();

  it('signs up in place of the button, and is remembered for that variant', async () => {
    const { page } = await shop.open();
    await openBowl(page);
    await restock(page).getByText('Clay is sold out.').waitFor();
    await expect.poll(() => addButton(page).count()).toBe(0);
    const address = newEmail();
    await email(page).fill(address);
    await signUp(page);
    await status(page).waitFor();
    expect(await status(page).textContent()).toBe('Signed up!');
    expect(await status(page).evaluate((note) => note === document.activeElement)).toBe(true);
    const owner = await shop.open();
    await signIn(owner.page);
    expect(await readList(owner.page, '', 'signUps')).toContainEqual({
      email: address,
      createdOn: expect.any(Number),
      isJoinMailingList: false,
    });

    await openBowl(page, 'Sea');
    await addButton(page).waitFor();
    await expect.poll(() => restock(page).isVisible()).toBe(false);
    await chooseOption(page, 'Colour', 'Clay');
    await restock(page)
      .getByText('You have signed up. We will email you when Clay is back in stock.')
      .waitFor();
    await restock(page).getByRole('button', { name: 'Use another email' }).click();
    await email(page).waitFor();
  });
});
