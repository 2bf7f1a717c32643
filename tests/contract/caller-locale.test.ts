import { expect, it } from 'vitest';
import { de } from '../../core/i18n/locales/de.js';
import { fr } from '../../core/i18n/locales/fr.js';
import { describeShop } from './open-shop.js';
import { mug } from './visitor.js';

describeShop('The language of refusals', (shop) => {
  async function refuse(language?: string) {
    const visitor = await (await shop.open()).visit();
    const headers: Record<string, string> =
      language === undefined ? {} : { 'Accept-Language': language };
    const response = await visitor.send('/api/nowhere', { headers });
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    return (await response.json()) as { error: string; code: string };
  }

  it.each([
    [undefined, 'There is no such call.'],
    ['en-GB, de;q=0.5', 'There is no such call.'],
    ['tlh', 'There is no such call.'],
    ['fr', fr['server.not-found']],
    ['de-AT, en;q=0.5', de['server.not-found']],
    ['tlh, de;q=0.5', de['server.not-found']],
  ])('is for Accept-Language %j that of %j', async (language, error) => {
    expect(await refuse(language)).toEqual({ error, code: 'not-found' });
  });

  it('holds for sentences that core words, and for calls side by side', async () => {
    const visitor = await (await shop.open()).visit();
    const add = async (language: string) => {
      const response = await visitor.add(
        { ...mug, quantity: 10_000 },
        { 'Accept-Language': language },
      );
      return ((await response.json()) as { error: string }).error;
    };
    const german = de['quantity.quantityTooLarge'].replace('{max}', '9999');
    expect(await Promise.all([add('de'), add('en'), add('de')])).toEqual([
      german,
      'Quantity must be 9999 or less.',
      german,
    ]);
  });
});
