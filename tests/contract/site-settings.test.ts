import { describe, expect, it } from 'vitest';
import {
  headerFooterSchema,
  languageSettingsSchema,
  languagesSchema,
  languageStatusSchema,
} from '../../shop/server/domains/site-settings/index.js';
import { useOwner } from './owner-visits.js';
import { describeShop } from './open-shop.js';
import type { TestVisitor } from './visitor.js';

const languagesPath = '/api/multilingual/languages';
const connectionPath = '/api/multilingual/connection';
const recordPath = '/api/site-header-footer';
const all = ['en', 'de', 'ar', 'ja'];

const put = (by: TestVisitor, path: string, json: unknown) =>
  by.send(path, { method: 'PUT', json });
const readJson = async (by: TestVisitor, path: string): Promise<unknown> =>
  (await by.send(path)).json();
const readRecord = async (by: TestVisitor) =>
  headerFooterSchema.parse(await readJson(by, recordPath));

const nothing = { header: { announcement: null }, footer: { text: null, links: [] } };
const sale = {
  header: {
    announcement: { text: { en: 'Winter sale', de: 'Winterschlussverkauf' }, url: '/shop' },
  },
  footer: {
    text: { en: 'Closed in January.' },
    links: [{ title: { en: 'Our fair' }, url: 'https://fair.example/' }],
  },
};

describeShop('The languages of the site', (shop) => {
  const given = useOwner(shop);

  it('are all that the shop has words for, until the owner chooses', async () => {
    const { visitor } = given;
    expect(languagesSchema.parse(await readJson(visitor, languagesPath))).toEqual({
      languages: all,
      available: [
        { code: 'en', title: 'English', direction: 'ltr' },
        { code: 'de', title: 'Deutsch', direction: 'ltr' },
        { code: 'ar', title: 'العربية', direction: 'rtl' },
        { code: 'ja', title: '日本語', direction: 'ltr' },
      ],
      version: 0,
    });
    expect(
      languageSettingsSchema.parse(await readJson(visitor, '/api/multilingual/settings')),
    ).toEqual({ languages: all, siteLanguage: 'en', version: 0 });
    expect(languageStatusSchema.parse(await readJson(visitor, '/api/multilingual/status'))).toEqual(
      {
        connected: true,
        siteLanguage: 'en',
        languages: all,
      },
    );
  });

  it('are those that the owner chose, in the order of the table, with the site’s own', async () => {
    const owner = await given.signedIn();
    const saved = await put(owner, languagesPath, { languages: ['ja', 'de', 'ja'] });
    expect(saved.status).toBe(200);
    expect(languagesSchema.parse(await saved.json())).toMatchObject({
      languages: ['en', 'de', 'ja'],
      version: 1,
    });
    expect(await readJson(given.visitor, languagesPath)).toMatchObject({
      languages: ['en', 'de', 'ja'],
    });
    given.visitor = owner;
    expect(await given.readActions()).toContainEqual(['languages-changed', 'en, de, ja', 1]);
  });

  it('are the site’s own alone without the translation provider, until some are chosen', async () => {
    const owner = await given.signedIn();
    const cut = await owner.send(connectionPath, { method: 'DELETE' });
    expect(languageStatusSchema.parse(await cut.json())).toEqual({
      connected: false,
      siteLanguage: 'en',
      languages: ['en'],
    });
    expect((await owner.send(connectionPath, { method: 'DELETE' })).status).toBe(200);
    expect(await readJson(owner, languagesPath)).toMatchObject({ languages: ['en'], version: 1 });
    await put(owner, languagesPath, { languages: ['de'] });
    expect(await readJson(owner, '/api/multilingual/status')).toMatchObject({
      connected: true,
      languages: ['en', 'de'],
    });
    given.visitor = owner;
    const actions = await given.readActions();
    expect(actions.filter(([action]) => action === 'translation-disconnected')).toEqual([
      ['translation-disconnected', 'en, de, ar, ja', 1],
    ]);
  });

  it.each([
    [{}, 'languages'],
    [{ languages: 'de' }, 'languages'],
    [{ languages: ['fr'] }, 'languages.0'],
    [{ languages: ['de', '__proto__'] }, 'languages.1'],
    [{ languages: Array.from({ length: 17 }, () => 'de') }, 'languages'],
    [{ languages: ['de'], version: -1 }, 'version'],
  ])('refuse %j', async (json, place) => {
    const owner = await given.signedIn();
    const answer = await put(owner, languagesPath, json);
    expect(answer.status).toBe(400);
    const said = (await answer.json()) as { code: string; errors: Record<string, string> };
    expect(said.code).toBe('invalid-request');
    expect(Object.keys(said.errors)).toContain(place);
    expect(await readJson(owner, languagesPath)).toMatchObject({ version: 0 });
  });

  it('are compared with the version that was read, if the call names one', async () => {
    const owner = await given.signedIn();
    await put(owner, languagesPath, { languages: ['de'], version: 0 });
    const late = await put(owner, languagesPath, { languages: ['ja'], version: 0 });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'settings-changed' }]);
    expect(await readJson(owner, languagesPath)).toMatchObject({ languages: ['en', 'de'] });
  });
});

describeShop('The header and the footer', (shop) => {
  const given = useOwner(shop);

  it('are empty until the owner saves them, and one record then', async () => {
    expect(await readRecord(given.visitor)).toEqual({ ...nothing, version: 0 });
    const owner = await given.signedIn();
    const saved = await put(owner, recordPath, sale);
    expect(headerFooterSchema.parse(await saved.json())).toEqual({ ...sale, version: 1 });
    expect(await readRecord(given.visitor)).toEqual({ ...sale, version: 1 });
    // What was read may be sent back as it is.
    const again = await put(owner, recordPath, await readRecord(owner));
    expect(await again.json()).toEqual({ ...sale, version: 2 });
    given.visitor = owner;
    expect(await given.readActions()).toContainEqual(['header-footer-saved', 'version 2', 1]);
  });

  it('keep the fields that nobody here knows', async () => {
    const owner = await given.signedIn();
    await put(owner, recordPath, { header: { layout: { columns: 3 } }, footer: {} });
    expect(await readRecord(owner)).toMatchObject({
      header: { layout: { columns: 3 }, announcement: null },
      footer: { text: null, links: [] },
    });
  });

  it('are not overwritten by somebody who has read an older version', async () => {
    const [one, two] = [await given.signedIn(), await given.signedIn()];
    const { version } = await readRecord(one);
    const answers = await Promise.all(
      [one, two].map((by) => put(by, recordPath, { ...sale, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      code: 'settings-changed',
      error:
        'These settings have been changed in the meantime. Please look at them again before you save.',
    });
    expect((await readRecord(one)).version).toBe(1);
    // As the specification has it, without a version.
    expect((await put(two, recordPath, nothing)).status).toBe(200);
  });

  const announcing = (announcement: unknown) => ({ header: { announcement }, footer: {} });
  const linking = (...links: unknown[]) => ({ header: {}, footer: { links } });

  it.each<[unknown, string]>([
    [{ header: {} }, 'footer'],
    [{ header: [], footer: {} }, 'header'],
    [announcing({ text: 'Sale' }), 'header.announcement.text'],
    [announcing({ text: { de: 'Ausverkauf' } }), 'header.announcement.text'],
    [announcing({ text: { en: 'Sale', fr: 'Soldes' } }), 'header.announcement.text'],
    [announcing({ text: { en: ' ' } }), 'header.announcement.text.en'],
    [announcing({ text: { en: 'a'.repeat(201) } }), 'header.announcement.text.en'],
    [announcing({ text: { en: 'a\u0000b' } }), 'header.announcement.text.en'],
    [announcing({ text: { en: 'Sale' }, url: 'javascript:alert(1)' }), 'header.announcement.url'],
    [announcing({ text: { en: 'Sale' }, url: '//evil.example' }), 'header.announcement.url'],
    [announcing({ text: { en: 'Sale' }, url: '/\\evil.example' }), 'header.announcement.url'],
    [linking({ title: { en: 'One' }, url: '' }), 'footer.links.0.url'],
    [linking({ url: '/about' }), 'footer.links.0.title'],
    [
      linking(...Array.from({ length: 9 }, () => ({ title: { en: 'One' }, url: '/' }))),
      'footer.links',
    ],
    [{ header: { other: 'a'.repeat(16_001) }, footer: {} }, 'header'],
  ])('are refused: case %#', async (json, place) => {
    const owner = await given.signedIn();
    const answer = await put(owner, recordPath, json);
    const said = (await answer.json()) as { code: string; errors: Record<string, string> };
    expect([answer.status, said.code]).toEqual([400, 'invalid-request']);
    expect(Object.keys(said.errors)).toContain(place);
    expect((await readRecord(owner)).version).toBe(0);
  });
});

describeShop('A change of the whole site', (shop) => {
  const given = useOwner(shop);
  const changes: readonly [string, string, unknown][] = [
    ['PUT', languagesPath, { languages: ['de'] }],
    ['DELETE', connectionPath, undefined],
    ['PUT', recordPath, sale],
  ];

  describe.each(changes)('by %s %s', (method, path, json) => {
    it('needs the owner, and the crumb', async () => {
      const stranger = await given.visitor.send(path, { method, json });
      expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'owner-only' }]);
      const owner = await given.signedIn();
      const forged = await owner.send(path, { method, json, withoutCrumb: true });
      expect([forged.status, await forged.json()]).toMatchObject([403, { crumbFail: true }]);
      expect(await readJson(owner, languagesPath)).toMatchObject({ languages: all });
      expect((await readRecord(owner)).version).toBe(0);
    });
  });
});
