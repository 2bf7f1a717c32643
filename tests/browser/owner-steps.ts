import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Makes a form of one field, as somebody without script does. Gives its id. */
export async function makeForm(page: Page): Promise<string> {
  const crumb = await page.locator('[name=crumb]').first().inputValue();
  const form = {
    name: `Notes ${randomUUID().slice(0, 8)}`,
    fields: [{ id: 'text', type: 'text', title: 'Note', required: true }],
  };
  const answer = await page.request.post('/owner/forms/new', {
    form: { crumb, form: JSON.stringify(form) },
    maxRedirects: 0,
  });
  return /forms\/([\w-]+)\?/.exec(answer.headers()['location'] ?? '')?.[1] ?? '';
}
