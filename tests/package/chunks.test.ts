import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuiltChunks, readListedChunks } from '../../scripts/chunks.mjs';
import { chunkOf, chunkOfFolder, nameChunk } from '../../scripts/rollup/chunks.mjs';

const built = readBuiltChunks();
const listed = readListedChunks();

describe('the chunks of the CDN build', () => {
  // After an intended change: npm run build && npm run chunks -- --write
  it.each(Object.keys(listed))('%s holds the modules of tests/package/chunks.json', (chunk) => {
    expect(built[chunk]).toEqual(listed[chunk]);
  });

  it('are all listed, except those of elements that share everything else', () => {
    expect(Object.keys(built)).toEqual(Object.keys(listed));
  });

  it('hold no source module twice', () => {
    const modules = Object.values(built)
      .flat()
      .filter((module) => module.includes('/') && !module.startsWith('@'));
    expect(modules.filter((module, place) => modules.indexOf(module) !== place)).toEqual([]);
  });

  it.each(Object.entries(chunkOfFolder))(
    'the folder %s, of the chunk %s, exists',
    (folder, chunk) => {
      expect([folder, `${folder}.ts`, `${folder}.tsx`].some((file) => existsSync(file))).toBe(true);
      if (chunk === null) return;
      const names = readdirSync('dist/cdn/chunks').map((file) => file.replace(/-[^-]+\.js$/, ''));
      expect(names).toContain(chunk);
    },
  );
});

describe('chunkOf', () => {
  it.each([
    ['dist/npm/core/net/http.js', 'http'],
    ['dist/npm/core/net/schema.js', 'core'],
    ['dist/npm/core/forms/validate.js', 'forms'],
    ['dist/npm/core/forms/submission/submit-form.js', 'submission'],
    ['dist/npm/core/forms/builder/draft.js', undefined],
    ['dist/npm/core/i18n/strings/cart.js', 'core'],
    ['dist/npm/core/i18n/strings/reviews.js', undefined],
    ['dist/npm/core/i18n/locales/pt-BR.js', 'locale-pt-BR'],
    ['dist/npm/widgets/parts/lightbox/lightbox.css.js', 'lightbox'],
    ['dist/npm/widgets/elements/reviews/stars.js', undefined],
    ['/x/node_modules/@r2wc/react-to-web-component/dist/index.js', 'element'],
    ['\0/home/node_modules/react/index.js?commonjs-module', 'react'],
    ['/x/node_modules/web-vitals/dist/index.js', undefined],
  ])('%s goes to %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});

describe('nameChunk', () => {
  const chunk = { name: 'index', facadeModuleId: null, moduleIds: [] as string[] };

  it.each([
    [{ facadeModuleId: 'dist/npm/widgets/elements/price/index.js' }, 'price'],
    [
      { moduleIds: ['dist/npm/core/base/bus.js', 'dist/npm/widgets/elements/form/index.js'] },
      'form',
    ],
    [{ name: 'core', moduleIds: ['dist/npm/core/base/bus.js'] }, 'core'],
    [{ name: 'start-engine', facadeModuleId: 'dist/npm/analytics/engine/start.js' }, 'analytics'],
  ])('%j is %s', (given, name) => {
    expect(nameChunk({ ...chunk, ...given })).toBe(name);
  });
});
