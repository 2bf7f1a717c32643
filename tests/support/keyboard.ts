import type { ElementHandle, Page } from 'playwright';

const furthest = 120;

/** The focused element, also within shadow roots. */
export function focusedElement(page: Page): Promise<ElementHandle<Element>> {
  return page.evaluateHandle(() => {
    let active = document.activeElement ?? document.documentElement;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  });
}

/** What the focused control calls itself: its label, its words. */
export async function focusedName(page: Page): Promise<string> {
  return (await focusedElement(page)).evaluate((active) => {
    const labels = (active as HTMLInputElement).labels ?? [];
    return [
      active.getAttribute('aria-label'),
      ...[...labels].map((label) => label.textContent),
      active.textContent,
    ]
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

async function pressUntil(
  page: Page,
  key: string,
  isThere: () => Promise<boolean>,
  sought: string,
): Promise<void> {
  for (let presses = 0; presses < furthest; presses += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error(`Nothing ${sought} can be reached by ${key}.`);
}

/** Presses Tab until the focus is on what is named so. Throws when it cannot be reached. */
export function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  return pressUntil(page, key, async () => name.test(await focusedName(page)), `named ${name}`);
}

/** The same by a selector, for pages in any language. */
export function tabToMatch(page: Page, selector: string): Promise<void> {
  const isThere = async () =>
    (await focusedElement(page)).evaluate((active, sought) => active.matches(sought), selector);
  return pressUntil(page, 'Tab', isThere, `that matches ${selector}`);
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
  // A list that loses the focus forgets what was typed before.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
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
