import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromSources } from '../../scripts/doors.mjs';

/** What is left of the house when the folder is deleted. */
const folders = ['connectors', 'core', 'widgets', 'shop', 'examples', 'tools', 'types'];
/** The shop on another engine has packages of its own. */
const isOurs = (file: string) =>
  !file.split(path.sep).includes('vendure') || file.startsWith('connectors');
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'vitrine-without-analytics-'));
  for (const folder of folders) {
    cpSync(folder, path.join(house, folder), { recursive: true, filter: isOurs });
  }
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'), 'junction');
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const isSource = (name: string) => /\.tsx?$/.test(name);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => path.join(folder, name))
    .filter(isOurs)
    .map((name) => name.replaceAll(path.sep, '/')),
);

/** Every relative import, dynamic ones and type imports included, as a path from the root, without its ending. */
const imports = sources.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)].map(
    ([, to = '']) => ({ from, to: path.posix.join(path.posix.dirname(from), to) }),
  ),
);

describe('without the folder analytics/', () => {
  it('no import of the house is left hanging, of types neither', () => {
    const hanging = imports.filter(
      ({ to }) =>
        !to.endsWith('.css') &&
        !['.ts', '.tsx'].some((ending) => existsSync(path.join(house, to + ending))),
    );
    expect(hanging).toEqual([]);
    expect(imports.length).toBeGreaterThan(500);
  });

  it.each([
    ['the loader and every widget', 'widgets/autoload.ts', false],
    ['the elements for npm', 'widgets/generated/all.ts', false],
    ['the shop and its server', 'examples/marram/start.ts', true],
  ])('%s still build', async (_, entry, isServer) => {
    const result = await build({
      root: house,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [fromSources(house)],
      build: {
        write: false,
        minify: false,
        ssr: isServer,
        rollupOptions: { input: path.join(house, entry), onwarn: failOnMissing },
      },
    });
    const [output] = [result].flat() as Rollup.RollupOutput[];
    const modules = (output?.output ?? []).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    expect(modules.length).toBeGreaterThan(20);
    expect(
      modules.filter(
        (id) => /[\\/]analytics[\\/]/.test(path.relative(house, id)) && !id.includes('shop'),
      ),
    ).toEqual([]);
  });
});

/** An import that leads nowhere is a warning to the bundler, and an end to us. */
function failOnMissing(warning: { code?: string; message: string }): void {
  if (warning.code === 'UNRESOLVED_IMPORT' || warning.code === 'MISSING_EXPORT') {
    throw new Error(warning.message);
  }
}
