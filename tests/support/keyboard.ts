import type { Page } from 'playwright';

const furthest = 120;

/** What the focused control calls itself, also within shadow roots: its label, its words. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const labels = (active as HTMLInputElement | null)?.labels ?? [];
    return [
      active?.getAttribute('aria-label'),
      ...[...labels].map((label) => label.textContent),
      active?.textContent,
    ]
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/** Presses Tab until the focus is on what is named so. Throws when it cannot be reached. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < furthest; presses += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Nothing named ${name} can be reached by ${key}.`);
}

/** The same by a selector, for pages in any language; also within shadow roots. */
export async function tabToMatch(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate((sought) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(sought) ?? false;
    }, selector);
  for (let presses = 0; presses < furthest; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Nothing that matches ${selector} can be reached by Tab.`);
}

/**
 * Chooses from the focused list, as its person would: by typing what the keyboard has, else by the arrows. Playwright
 * cannot type other letters than those of a keyboard into a list.
 */
export async function chooseFromList(page: Page, selector: string, value: string): Promise<void> {
  const list = page.locator(selector);
  const { label, steps } = await list.evaluate((found, wanted) => {
    const { options, selectedIndex } = found as HTMLSelectElement;
    const index = [...options].findIndex((option) => option.value === wanted);
    return { label: options[index]?.label ?? '', steps: index - selectedIndex };
  }, value);
  // A list forgets what was typed after a second.
  await page.waitForTimeout(1200);
  if (/^[\x20-\x7e]+$/.test(label)) await page.keyboard.type(label);
  else {
    const key = steps > 0 ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key);
  }
}

/** The same as `tabTo`, backwards. */
export function tabBackTo(page: Page, name: RegExp): Promise<void> {
  return tabTo(page, name, 'Shift+Tab');
}
