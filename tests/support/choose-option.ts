import type { Locator, Page } from 'playwright';

/** The values of an option that the shop's picker shows as buttons or swatches. */
const optionGroup = (root: Page | Locator, option: string): Locator =>
  root.getByRole('radiogroup', { name: option, exact: true });

/** Chooses a value of an option on the shop's product page, by the start of its name. */
export async function chooseOption(
  root: Page | Locator,
  option: string,
  value: string,
): Promise<void> {
  await optionValue(root, option, value).check();
}

/** The radio of a value; its name may go on with a price or with "sold out". */
export const optionValue = (root: Page | Locator, option: string, value: string): Locator =>
  optionGroup(root, option).locator(`input[value="${value}"]`);
