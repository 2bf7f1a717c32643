import { describe, expect, it } from 'vitest';
import { runCommand, type Host } from '../../../../shop/create/index.js';

const csv =
  'url_id,title,category,sku,price_USD,price_EUR,price_JPY,stock\nbowl,Bowl,Table,B,20,18,3000,2\n';

function fakeHost({
  answers = null,
  files = {},
  isEmpty = true,
}: {
  readonly answers?: readonly string[] | null;
  readonly files?: Readonly<Record<string, string>>;
  readonly isEmpty?: boolean | 'file';
} = {}) {
  const written = new Map<string, ReadonlyMap<string, string>>();
  const asked: string[] = [];
  const typed = [...(answers ?? [])];
  let out = '';
  let err = '';
  const host: Host = {
    facts: { version: '1.2.3', node: '>=20' },
    ask:
      answers &&
      ((question) => {
        asked.push(question);
        return Promise.resolve(typed.shift() ?? '');
      }),
    read: (path) => {
      const text = files[path];
      return text === undefined ? Promise.reject(new Error('ENOENT')) : Promise.resolve(text);
    },
    isEmpty: () =>
      isEmpty === 'file' ? Promise.reject(new Error('ENOTDIR')) : Promise.resolve(isEmpty),
    write: (folder, made) => {
      written.set(folder, made);
      return Promise.resolve();
    },
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  };
  const configOf = (folder: string) => written.get(folder)?.get('shop.config.js') ?? '';
  return { host, written, asked, configOf, said: () => ({ out, err }) };
}

describe('create-vitrine-shop', () => {
  it('asks what is not given, and again after an answer that it cannot use', async () => {
    const { host, asked, configOf, said } = fakeHost({ answers: ['Salt', 'xx', 'de', ''] });
    expect(await runCommand(['mine', '--currency', 'JPY'], host)).toBe(0);
    expect(asked.map((question) => question.split('?')[0])).toEqual([
      'What is the shop called',
      'In which language are its texts',
      'In which language are its texts',
      'Which look does it have',
    ]);
    expect(said().err).toContain('not “xx”');
    for (const line of ["name: 'Salt'", "language: 'de'", "currency: 'JPY'", "theme: 'auto'"]) {
      expect(configOf('mine')).toContain(line);
    }
    expect(said().out).toContain('cd mine\n  npm install\n  npm start');
  });

  it.each([
    ['--yes', ['mine', '--yes'], ['never asked']],
    ['no terminal', ['mine'], null],
  ])('takes the defaults with %s', async (_, args, answers) => {
    const { host, asked, configOf } = fakeHost({ answers });
    expect(await runCommand(args, host)).toBe(0);
    expect(asked).toEqual([]);
    expect(configOf('mine')).toContain("name: 'My shop'");
  });

  it('takes a catalogue that can be sold', async () => {
    const { host, written } = fakeHost({ files: { 'all.csv': csv } });
    expect(await runCommand(['mine', '--from', 'all.csv', '-y'], host)).toBe(0);
    expect(written.get('mine')?.get('catalogue/products.csv')).toBe(csv);
  });

  it.each([
    ['a folder with files', ['mine', '-y'], { isEmpty: false }, 'not an empty folder'],
    ['a file of the name', ['mine', '-y'], { isEmpty: 'file' as const }, 'not an empty folder'],
    ['no catalogue', ['mine', '-y', '--from', 'all.csv'], {}, 'all.csv cannot be read'],
    [
      'a catalogue with faults',
      ['mine', '-y', '--from', 'all.csv'],
      { files: { 'all.csv': csv.replace('20,18', 'x,18') } },
      'row 2:',
    ],
  ])('writes nothing with %s', async (_, args, parts, words) => {
    const { host, written, said } = fakeHost(parts);
    expect(await runCommand(args, host)).toBe(1);
    expect(said().err).toContain(words);
    expect(written.size).toBe(0);
  });

  it('tells how it is used', async () => {
    const { host, said } = fakeHost();
    expect(await runCommand([], host)).toBe(2);
    expect(said().err).toContain('Try: create-vitrine-shop --help');
    expect(await runCommand(['--version'], host)).toBe(0);
    expect(await runCommand(['--help'], host)).toBe(0);
    expect(said().out).toMatch(/^1\.2\.3\nUsage: create-vitrine-shop FOLDER/);
    for (const words of ['USD, EUR, JPY', 'en, de, ar, ja', 'auto, shore']) {
      expect(said().out).toContain(words);
    }
  });
});
