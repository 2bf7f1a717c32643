import { rollup, type OutputChunk } from 'rollup';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkImports } from '../../../scripts/rollup/chunk-imports.mjs';
import { releaseMark } from '../../../scripts/rollup/release-hash.mjs';

const sources: Record<string, string> = {
  entry: `export const registry = { price: () => import('price'), cart: () => import('cart') };`,
  price: `import { say } from 'core'; import { hook } from 'hooks'; export const price = say() + hook();`,
  cart: `import { say } from 'core'; export const cart = say(); export const more = () => import('late');`,
  late: `import { say } from 'core'; import { other } from 'rules'; export const late = say() + other();`,
  hooks: `import { say } from 'core'; export const hook = say;`,
  rules: `export const other = () => 'rules';`,
  core: `export const say = () => 'core';`,
};

/** The loader's registry, as its generator writes it. */
const tags = `export const registry = new Map(Object.entries({
  'vitrine-price': () => import('price'),
  'vitrine-cart': () => import('cart'),
}));`;

async function generate(entry = 'entry', hash: (name: string) => string = () => '[hash:7]') {
  const bundle = await rollup({
    input: { entry },
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources || id === 'tags' ? id : null),
        load: (id) => (id === 'tags' ? tags : (sources[id] ?? null)),
      },
      chunkImports(),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `chunks/${name}-${hash(name)}.js`,
    hashCharacters: 'base36',
    manualChunks: (id) => (id === entry ? undefined : id),
    hoistTransitiveImports: false,
  });
  return output;
}

async function build(
  ...options: Parameters<typeof generate>
): Promise<Record<string, OutputChunk>> {
  const output = await generate(...options);
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  return Object.fromEntries(chunks.map((chunk) => [chunk.name, chunk]));
}

/** Runs the entry with this in place of its imports; gives the registry and what it asks for. */
function run<Registry>({ code }: OutputChunk) {
  const asked: string[][] = [];
  vi.stubGlobal('vitrineImport', async (_get: unknown, names: string[]) => {
    asked.push(names.map((name) => name.replace(/-[^-]+$/, '')));
  });
  const body = code.replace(/export \{[^}]*\};?/, '').replaceAll('import(', 'String(');
  const registry = new Function('self', `${body}; return registry;`)(globalThis) as Registry;
  return { asked, registry };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('chunkImports', () => {
  it('asks for all that a chunk needs, the chunk last', async () => {
    const { entry } = await build();
    const { asked, registry } = run<Record<'price' | 'cart', () => void>>(entry!);
    registry.price();
    registry.cart();
    expect(asked).toEqual([
      ['core', 'hooks', 'price'],
      ['core', 'cart'],
    ]);
  });

  it('leaves out what the importing chunk has brought along', async () => {
    const { cart } = await build();
    expect(cart!.code).toMatch(/vitrineImport\(.*'rules-\w+ late-\w+'\.split/);
  });

  it('brings loadChunks along in entries alone', async () => {
    const { entry, cart } = await build();
    expect(entry!.code).toContain('self.vitrineImport??=function loadChunks');
    expect(cart!.code).not.toContain('loadChunks');
  });

  it('writes every chunk once more, or another address of one that imports nothing', async () => {
    const output = await generate();
    const chunks = output.filter((file) => file.type === 'chunk' && !file.isEntry);
    expect(chunks).toHaveLength(6);
    for (const chunk of chunks) {
      const copy = output.find(
        ({ fileName }) => fileName === chunk.fileName.replace('chunks', 'again'),
      );
      const { imports, code } = chunk as OutputChunk;
      const pointer = `export * from '../${chunk.fileName}?again';\n`;
      const source = imports.length > 0 ? code : pointer;
      expect(copy).toMatchObject({ type: 'asset', source });
    }
  });

  it('leaves no import that is not repeated', async () => {
    for (const { code } of Object.values(await build())) {
      expect(code.match(/import\([^)]*\)/g) ?? []).toEqual(
        code.includes('vitrineImport')
          ? [expect.stringMatching(/^import\('\.\/(chunks\/)?'\+file\)$/)]
          : [],
      );
    }
  });

  it('makes the registry of tags from a table, which names the release once', async () => {
    const { entry } = await build('tags', (name) => (name === 'core' ? '[hash:7]' : releaseMark));
    expect(entry!.code.split(releaseMark)).toHaveLength(2);
    expect(entry!.code).not.toContain('vitrine-price');
    const { asked, registry } = run<ReadonlyMap<string, () => void>>(entry!);
    expect([...registry.keys()].sort()).toEqual(['vitrine-cart', 'vitrine-price']);
    registry.get('vitrine-price')!();
    registry.get('vitrine-cart')!();
    expect(asked.map((names) => [names.slice(0, -1).sort(), names.at(-1)])).toEqual([
      [['core', 'hooks'], 'price'],
      [['core'], 'cart'],
    ]);
  });

  it('refuses a tag whose chunk has another name', async () => {
    const unlike = () => `other-${releaseMark}`;
    await expect(generate('tags', unlike)).rejects.toThrow('is not named after its tag');
  });
});
