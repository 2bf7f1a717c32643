import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { restockOptions, visitAsOwner } from './restock.js';
import type { TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

describeShop('The ad pixel', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(restockOptions);
    addPages(open);
    owner = await visitAsOwner(open);
  });

  const save = (pixel: string) => owner.submit('/owner/products/ad-pixel', { pixel });
  const stored = async () => (await open.services.siteSettings.read()).adPixel.id;
  const text = async (path: string) => (await owner.send(path)).text();

  it('is kept by its id, without spaces, and taken away by an empty one', async () => {
    expect(await stored()).toBeNull();
    const saved = await save(' 1234567890 ');
    expect(saved.headers.get('Location')).toBe('/owner/products?pixel#pixel-title');
    expect(await stored()).toBe('1234567890');
    expect(await text('/owner/products?pixel')).toContain('The ad pixel is saved.');
    expect(await text('/owner/products')).toContain('name="pixel" value="1234567890"');
    // What is so already is no change.
    await save('1234567890');
    expect((await save('')).status).toBe(303);
    expect(await stored()).toBeNull();
    const words = (await text('/owner/security/actions')).replaceAll(/<[^>]*>/g, ' ');
    expect(words.split('Changed the ad pixel to')).toHaveLength(3);
  });

  it.each(['fbq(1)', '12 34', '1'.repeat(31), '1\u0000'])('has no id like %j', async (pixel) => {
    const refused = await save(pixel);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('has up to 30 digits and nothing else');
    expect(page).toContain('id="pixel-error"');
    expect(await stored()).toBeNull();
  });
});
