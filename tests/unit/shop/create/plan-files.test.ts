import { describe, expect, it } from 'vitest';
import { questions, type Answers } from '../../../../shop/create/answers.js';
import { planFiles } from '../../../../shop/create/files/index.js';
import { packageName } from '../../../../shop/create/files/project.js';
import { ownWords } from '../../../../shop/create/words.js';
import { createEngine } from '../../../../core/template/index.js';
import { readCatalogue } from '../../../../shop/server/index.js';
import { readConfig } from '../../../../shop/start/index.js';
import { findPictures } from '../../../../shop/start/own/pictures.js';

const answers: Answers = { name: 'Salt', language: 'en', currency: 'USD', theme: 'auto' };
const facts = { version: '1.2.3', node: '>=20' };
const sources = { shop: null, vitrine: null };
const plan = (own: Partial<Answers> = {}, more: object = {}) =>
  planFiles({ answers: { ...answers, ...own }, facts, sources, catalogue: null, ...more });

/** What a module of the plan exports as `config`. */
async function importConfig(source: string): Promise<unknown> {
  const address = `data:text/javascript,${encodeURIComponent(source)}`;
  const { config }: { readonly config: unknown } = await import(/* @vite-ignore */ address);
  return config;
}

describe('the files of a new shop', () => {
  it('need the shop, and nothing else', () => {
    expect(JSON.parse(plan().get('package.json') ?? '')).toMatchObject({
      name: 'salt',
      private: true,
      engines: { node: '>=20' },
      scripts: { start: 'node start.js' },
    });
    const dependenciesWith = (more: object) => {
      const text = plan({}, { sources: { ...sources, ...more } }).get('package.json') ?? '';
      return (JSON.parse(text) as { dependencies: unknown }).dependencies;
    };
    expect(dependenciesWith({})).toEqual({ 'vitrine-shop': '^1.2.3' });
    const tarballs = { shop: 'file:../shop.tgz', vitrine: 'file:../vitrine.tgz' };
    expect(dependenciesWith(tarballs)).toEqual({
      vitrine: 'file:../vitrine.tgz',
      'vitrine-shop': 'file:../shop.tgz',
    });
  });

  it.each([
    ['Salt & Pepper', 'salt-pepper'],
    ['Kiefer & Söhne', 'kiefer-sohne'],
    ['  __x__ ', 'x'],
    ['海の店', 'shop'],
  ])('name the package of %j %j', (name, expected) => {
    expect(packageName(name)).toBe(expected);
  });

  it.each([
    'Salt',
    "O'Neill \\ Sons",
    'Line\nbreak',
    '`${process.exit()}`',
    '\u2028 </script>',
    '海の店',
  ])('have settings that can be read, for the name %j', async (name) => {
    const config = readConfig(await importConfig(plan({ name }).get('shop.config.js') ?? ''));
    expect(config.name).toBe(name.replace(/[\n\u2028]/g, ' ').trim());
  });

  it.each(questions.language.choices ?? [])(
    'have words and a catalogue in %s',
    async (language) => {
      const files = plan({ language, currency: 'EUR', theme: 'tide' });
      const config = readConfig(await importConfig(files.get('shop.config.js') ?? ''));
      const { tagLine } = ownWords[language]!;
      expect(config).toMatchObject({ language, currency: 'EUR', theme: 'tide', tagLine });

      const { products, errors } = readCatalogue(files.get('catalogue/products.csv') ?? '');
      expect(errors).toEqual([]);
      expect(products.map(({ urlId, variants }) => [urlId, variants.length])).toEqual([
        ['round-bowl', 1],
        ['tall-cup', 1],
        ['wool-blanket', 2],
      ]);
      const pictures = [...files].flatMap(([name, text]) =>
        name.startsWith('public/pictures/')
          ? [{ name: name.slice('public/pictures/'.length), bytes: new TextEncoder().encode(text) }]
          : [],
      );
      const titles = new Map(products.map(({ urlId, title }) => [urlId, title]));
      expect([...findPictures(pictures, titles).values()].map(({ length }) => length)).toEqual([
        1, 1, 1,
      ]);
    },
  );

  it.each(questions.language.choices ?? [])('have templates that compile, in %s', (language) => {
    const engine = createEngine({ escape: 'html', markup: ['html'], mode: 'strict' });
    const templates = [...plan({ language })].filter(([name]) => name.endsWith('.html'));
    expect(templates.map(([name]) => name)).toEqual([
      'templates/home.html',
      'templates/about.html',
      'templates/contact.html',
      'templates/parts/logo.html',
    ]);
    for (const [, text] of templates) expect(() => engine.compile(text)).not.toThrow();
  });

  it('have the catalogue that is given, without the pictures of the sample', () => {
    const files = plan({}, { catalogue: 'url_id,sku\n' });
    expect(files.get('catalogue/products.csv')).toBe('url_id,sku\n');
    expect([...files.keys()].filter((name) => name.startsWith('public/'))).toEqual([
      'public/favicon.svg',
    ]);
  });

  it('keep secrets and data out of version control and of the image', () => {
    const files = plan();
    for (const name of ['.gitignore', '.dockerignore']) {
      expect(files.get(name)?.split('\n')).toEqual(expect.arrayContaining(['.env', '.data/']));
    }
  });
});
