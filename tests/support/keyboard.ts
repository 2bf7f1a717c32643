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

/** The same, backwards. */
export function tabBackTo(page: Page, name: RegExp): Promise<void> {
  return tabTo(page, name, 'Shift+Tab');
}
