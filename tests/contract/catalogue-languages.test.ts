import { expect, it } from 'vitest';
import { products } from '../../examples/marram/catalogue/products.js';
import type { CatalogueProduct, FormJson } from '../../shop/server/index.js';
import { runInLocale } from '../../shop/server/index.js';
import { buy } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { cartPath, createVisitor, readAdd, type TestVisitor } from './visitor.js';
import { fetchKey, page, savePath } from './website-form.js';
import { addPages } from './whole-shop.js';

const inGerman = { 'Accept-Language': 'de-DE' };
const german = (path: string) => ({ path, headers: inGerman });
const mug = { itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE', quantity: 1 };

describeShop('The catalogue in other languages', (shop) => {
  const open = () => shop.open({ products });

  async function read<Body>({ app }: OpenShop, path: string, language?: string) {
    const headers = language === undefined ? {} : { 'Accept-Language': language };
    const response = await createVisitor(app).send(path, { headers });
    expect(response.status, path).toBe(200);
    return { body: (await response.json()) as Body, headers: response.headers };
  }

  const cartIn = async (visitor: TestVisitor, language: string) => {
    const response = await visitor.send(cartPath, { headers: { 'Accept-Language': language } });
    return (await response.json()) as { entries: readonly Line[] };
  };

  it('words a product in the language of its reader, and says so to caches', async () => {
    const server = await open();
    const path = '/api/commerce/products/dune-mug';
    const { body, headers } = await read<CatalogueProduct>(server, path, 'de-AT');
    expect(headers.get('Vary')).toContain('Accept-Language');
    expect(body.title).toBe('Dune Mug');
    expect(body.variantOptionOrdering).toEqual(['Farbe', 'Größe']);
    expect(body.variants[0]).toMatchObject({
      sku: 'MUG-OAT-SMALL',
      attributes: { Farbe: 'Hafer', Größe: 'Klein' },
      optionValues: [
        { optionName: 'Farbe', value: 'Hafer' },
        { optionName: 'Größe', value: 'Klein' },
      ],
    });
    expect(body.optionColors?.['Farbe']?.['Hafer']).toMatch(/^#/);
    expect(body.images[0]?.altText).toBe(
      'Ein gesprenkelter Steinzeugbecher in Hafer mit unglasiertem Fuß.',
    );
    expect(body.variants[0]?.moreImages?.[0]?.altText).toContain('Der Becher in Hafer');
    expect(body.facts?.materials).toMatch(/^Gesprenkeltes Steinzeug/);
    const english = await read<CatalogueProduct>(server, path);
    expect(english.body.variants[0]?.attributes).toEqual({ Colour: 'Oat', Size: 'Small' });
    expect((await read<CatalogueProduct>(server, path, 'fr')).body).toEqual(english.body);
    for (const [language, names] of [
      ['ar', ['اللون', 'المقاس']],
      ['ja-JP', ['色', 'サイズ']],
    ] as const) {
      const { body: worded } = await read<CatalogueProduct>(server, path, language);
      expect(worded.variantOptionOrdering).toEqual(names);
    }
  });

  it('leaves texts that no table knows as they are', async () => {
    const server = await shop.open({ products: sampleProducts });
    const path = '/api/commerce/products/item-mug';
    const { body } = await read<CatalogueProduct>(server, path, 'de');
    const english = (await read<CatalogueProduct>(server, path)).body;
    expect([body.excerpt, body.description]).toEqual([english.excerpt, english.description]);
    expect(body.images).toEqual(english.images);
  });

  it.each([
    ['de', 'Becher', 'Dune Mug'],
    ['de', 'leinen', 'Linen Tea Towel'],
    ['de', 'Lienen', 'Linen Tea Towel'],
    ['de', 'mug', 'Dune Mug'],
    ['ar', 'مزهرية', 'Reed Vase'],
    ['ja', '花瓶', 'Reed Vase'],
    ['ja', 'リネンのクッション', 'Washed Linen Cushion'],
  ])('finds in %s by the word %s', async (language, word, title) => {
    const server = await open();
    const words = encodeURIComponent(word);
    const path = `/api/commerce/search?q=${words}`;
    const found = await read<{ products: { title: string }[] }>(server, path, language);
    expect(found.body.products.map((product) => product.title)).toContain(title);
    expect(found.headers.get('Vary')).toContain('Accept-Language');
  });

  it('finds in a list and in categories by translated words, and for English readers by theirs alone', async () => {
    const server = await open();
    const list = '/api/commerce/products?search=Geschirrtuch';
    const titles = async (language?: string) =>
      (await read<{ products: CatalogueProduct[] }>(server, list, language)).body.products.map(
        ({ title }) => title,
      );
    expect(await titles('de')).toEqual(['Linen Tea Towel']);
    expect(await titles()).toEqual([]);
    const search = '/api/commerce/search?q=k%C3%BCche';
    const { body } = await read<{ categories: unknown[]; total: number }>(server, search, 'de');
    expect(body.categories).toEqual([{ title: 'Küche', url: '/shop/kitchen', count: 7 }]);
    expect((await read<{ total: number }>(server, search)).body.total).toBe(0);
  });

  it('words the lines of a cart for its reader, and orders them in English', async () => {
    const server = await open();
    const visitor = await server.visit();
    const added = await readAdd(await visitor.add(mug, inGerman));
    const own = { Farbe: 'Hafer', Größe: 'Groß' };
    expect(added.newlyAdded.chosenVariant.attributes).toEqual(own);
    expect(added.shoppingCart.entries[0]?.chosenVariant.attributes).toEqual(own);
    const attributesIn = async (language: string) =>
      (await cartIn(visitor, language)).entries[0]?.chosenVariant.attributes;
    expect(await attributesIn('en')).toEqual({ Colour: 'Oat', Size: 'Large' });
    expect(await attributesIn('ja')).toEqual({ 色: 'オーツ', サイズ: '大' });

    const token = visitor.cookies.get('CART') ?? '';
    const orderId = await runInLocale('de-DE', () => buy(server, token));
    const { rows } = await server.database.query<{ details: string }>(
      'select details from orders where id = $1',
      [orderId],
    );
    expect(rows[0]?.details).toContain('{"Colour":"Oat","Size":"Large"}');
    expect(rows[0]?.details).not.toContain('Hafer');
  });

  it('shows the page of an order in the language of its reader', async () => {
    const server = await open();
    let orderId = '';
    server.app.get('/test/grant', (c) => {
      server.services.checkout.grant(c, orderId);
      return c.text('');
    });
    addPages(server);
    const visitor = await server.visit();
    await visitor.add(mug);
    orderId = await buy(server, visitor.cookies.get('CART') ?? '');
    await visitor.send('/test/grant');
    const textIn = async (language: string) => {
      visitor.cookies.set('lang', language);
      return (await visitor.send(`/order-confirmed/${orderId}`)).text();
    };
    const german = await textIn('de');
    expect(german).toContain('<dt>Farbe</dt>');
    expect(german).toContain('<dd>Hafer</dd>');
    expect(await textIn('en')).toContain('<dd>Oat</dd>');
  });

  it('says what is missing in the words of the caller', async () => {
    const visitor = await (await open()).visit();
    const { itemId, quantity } = mug;
    const response = await visitor.add({ itemId, quantity }, inGerman);
    const { error } = (await response.json()) as { error: string };
    expect(error).toContain('Farbe');
    expect(error).not.toContain('Colour');
  });

  it('reads the choices of a product’s form in any language', async () => {
    const visitor = await (await open()).visit();
    const cards = { itemId: 'item-letterpress-cards', quantity: 1 };
    const answers = (ink: string, line: string) => ({
      ...cards,
      additionalFields: JSON.stringify({
        'cards-name': ['Ada', 'Quay'],
        'cards-ink': ink,
        'cards-line': line,
        'cards-extras': ['Wachssiegel'],
      }),
    });
    const added = await visitor.add(answers('Flutblau', 'Wax seals'), inGerman);
    const entry = (await readAdd(added)).newlyAdded;
    expect(entry.additionalFields).toMatchObject({
      'cards-ink': 'Tide blue',
      'cards-extras': ['Wax seals'],
    });
    // What somebody typed stays, even where it is the name of a choice.
    expect(entry.answers).toEqual([
      { label: 'Name, der gedruckt wird', text: 'Ada Quay' },
      { label: 'Druckfarbe', text: 'Flutblau' },
      { label: 'Eine Zeile innen', text: 'Wax seals' },
      { label: 'Zu den Karten', text: 'Wachssiegel' },
    ]);
    const english = (await cartIn(visitor, 'en')).entries[0];
    expect(english?.answers[1]).toEqual({ label: 'Ink', text: 'Tide blue' });
    // The same answers in another language are the same line.
    await visitor.add(answers('Tide blue', 'Wax seals'));
    expect((await visitor.cart()).entries).toHaveLength(1);
  });

  it('sends a form in German, and its owner reads it in English', async () => {
    const server = await open();
    const visitor = await server.visit();
    const { path, headers } = german('/api/forms/contact');
    const form = (await (await visitor.send(path, { headers })).json()) as FormJson;
    expect(form.name).toBe('Schreiben Sie uns');
    expect(form.fields.map(({ title }) => title)).toEqual([
      'Ihr Name',
      'E-Mail',
      'Worum geht es?',
      'Nachricht',
    ]);
    const answers = {
      'contact-name': ['Ada', 'Quay'],
      'contact-email': 'ada@example.com',
      'contact-subject': 'Eine Bestellung',
      'contact-message': 'Guten Tag',
    };
    const check = '/api/rest/forms/validate/contact';
    expect((await visitor.send(check, { method: 'POST', json: answers })).status).toBe(200);
    const key = await fetchKey(visitor);
    const json = { key, formId: 'contact', form: answers, ...page };
    expect((await visitor.send(savePath, { method: 'POST', json, headers })).status).toBe(200);
    const [sent] = (await server.services.forms.submissions('contact', null)).submissions;
    expect(sent?.values).toMatchObject({ 'contact-subject': 'An order' });
    expect(sent?.answers[2]).toEqual({ label: 'What is it about?', text: 'An order' });
  });

  it('sends a form without script in German, and shows what was chosen after a mistake', async () => {
    const server = await open();
    addPages(server);
    const visitor = createVisitor(server.app, new Map([['lang', 'de']]));
    await visitor.send('/contact');
    const answers = {
      _crumb: visitor.cookies.get('crumb') ?? '',
      'contact-email': 'ada@example.com',
      'contact-subject': 'Ein Produkt',
      'contact-message': 'Guten Tag',
    };
    const refused = await visitor.send('/forms/contact', { method: 'POST', form: answers });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('<option value="Ein Produkt" selected>');
    const body = new URLSearchParams(Object.entries(answers));
    body.append('contact-name', 'Ada');
    body.append('contact-name', 'Quay');
    const stored = await visitor.send('/forms/contact', { method: 'POST', body });
    expect(stored.status).toBe(303);
    const [sent] = (await server.services.forms.submissions('contact', null)).submissions;
    expect(sent?.values).toMatchObject({ 'contact-subject': 'A product' });
  });

  it.each([
    ['en', '/shop/table?farbe=Meer&in-stock=1', '/shop/table?colour=Sea&in-stock=1'],
    ['de', '/shop/table?colour=Sea&colour=Oat', '/shop/table?farbe=Meer&farbe=Hafer'],
    ['ja', '/shop?farbe=Meer', '/shop?%E8%89%B2=%E3%82%B7%E3%83%BC'],
    ['en', '/shop/dune-mug?Farbe=Hafer', '/shop/dune-mug?Colour=Oat'],
    ['en', '/shop/table?colour=Sea', null],
    ['de', '/shop/table?farbe=Meer', null],
    ['de', '/shop/dune-mug?variant=MUG-OAT-LARGE', null],
    ['de', '/shop/table?constructor=x&__proto__=y', null],
  ])('leads in %s from %s to %s', async (language, path, target) => {
    const server = await open();
    addPages(server);
    const response = await createVisitor(server.app, new Map([['lang', language]])).send(path);
    expect(response.headers.get('Location')).toBe(target);
    expect(response.status).toBe(target === null ? 200 : 303);
    if (target !== null) expect(response.headers.get('Cache-Control')).toContain('private');
  });

  it('shows the owner waiting shoppers in English', async () => {
    const server = await open();
    const visitor = await server.visit();
    const signUp = { productId: 'item-dune-mug', variantId: 'MUG-SLATE-SMALL' };
    const response = await visitor.send('/api/site-users/account/notifications/restock', {
      method: 'POST',
      json: { ...signUp, siteVisitorEmail: 'ada@example.com', isJoinMailingList: false },
      headers: inGerman,
    });
    expect(response.status).toBe(200);
    const { signUpGroups } = await runInLocale('de-DE', () => server.services.restock.groups());
    expect(signUpGroups[0]?.variantTitle).toBe('Slate / Small');
  });
});

interface Line {
  readonly chosenVariant: { readonly attributes: Readonly<Record<string, string>> };
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}
