import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerLocale } from '../../core/i18n/index.js';
import { describeShop } from './open-shop.js';
import { mug } from './visitor.js';

const page = globalThis as { [key: symbol]: unknown };

describeShop('The language of refusals', (shop) => {
  beforeAll(() => {
    registerLocale('de', {
      'server.not-found': 'Diesen Aufruf gibt es nicht.',
      'quantity.quantityTooLarge': 'Die Menge muss {max} oder weniger sein.',
    });
  });
  afterAll(() => void (page[Symbol.for('vitrine.locales')] = undefined));

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
    ['fr', 'There is no such call.'],
    ['de-AT, en;q=0.5', 'Diesen Aufruf gibt es nicht.'],
    ['fr, de;q=0.5', 'Diesen Aufruf gibt es nicht.'],
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
    expect(await Promise.all([add('de'), add('en'), add('de')])).toEqual([
      'Die Menge muss 9999 oder weniger sein.',
      'Quantity must be 9999 or less.',
      'Die Menge muss 9999 oder weniger sein.',
    ]);
  });
});
