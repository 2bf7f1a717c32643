import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';

describe('the site beside the shop', () => {
  const { open } = useShop();

  it('hands an event to a calendar as a file, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({ javaScriptEnabled, isCold: true });
      await page.goto('/events/mending-weekend');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download for another calendar (.ics)' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('mending-weekend.ics');
      expect(await readFile(await download.path(), 'utf8')).toContain(
        'SUMMARY:Mending weekend\r\n',
      );
    }
  });
});
