import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installApp } from '../support/installed-apps.js';
import { readQuickStart } from '../support/quick-starts.js';

/** An address as in the quick starts; nothing is called here. */
const shop = 'https://shop.example';
/** The frameworks with a quick start, whose files are compiled with the others. */
const withQuickStart: readonly string[] = ['react', 'vue'];

/** The compiler of each framework, and how it marks a mistake in its file. */
const compiled = [
  ['react', 'tsc', 'types.tsx', '@ts-expect-error'],
  ['preact', 'tsc', 'types.tsx', '@ts-expect-error'],
  ['solid', 'tsc', 'types.tsx', '@ts-expect-error'],
  ['vue', 'vue-tsc', 'Types.vue', '@vue-expect-error'],
] as const;

describe.each(compiled)('types for %s', (name, compiler, file, mark) => {
  const app = installApp(name);
  const read = (one: string) => readFileSync(path.join(app.folder, one), 'utf8');

  it.skipIf(app.skipped)(
    `accept what is right and refuse each mistake, libraries checked too${app.skipped}`,
    () => {
      expect(read('tsconfig.json')).toContain('"skipLibCheck": false');
      if (withQuickStart.includes(name)) readQuickStart(name, shop).writeTo(app.folder);
      expect(app.run(compiler)).toBe('');
      // The compiler refuses a mark before what is right: it must have found each of these.
      expect(read(file).split(mark).length - 1).toBeGreaterThanOrEqual(6);
    },
  );

  it.skipIf(app.skipped)(`need types of React for React alone${app.skipped}`, () => {
    expect(existsSync(path.join(app.folder, 'node_modules/react'))).toBe(true);
    const hasTypes = existsSync(path.join(app.folder, 'node_modules/@types/react'));
    expect(hasTypes).toBe(name === 'react');
  });
});

describe('types for svelte', () => {
  const app = installApp('svelte');
  const files = ['Types.svelte', 'Older.svelte'];

  it.skipIf(app.skipped)(
    `accept what is right and refuse each mistake, libraries checked too${app.skipped}`,
    () => {
      readQuickStart('svelte', shop).writeTo(app.folder);
      let output = '';
      try {
        app.run('svelte-check', ['--output', 'machine', '--tsconfig', './tsconfig.json']);
      } catch (error) {
        output = String(error);
      }
      const refused = [...output.matchAll(/ ERROR "(.*?)" (\d+):/g)].map(
        ([, file, line]) => `${file}:${line}`,
      );
      const wrong = files.flatMap((file) =>
        readFileSync(path.join(app.folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            line.startsWith('<vitrine') && line.includes('wrong') ? [`${file}:${index + 1}`] : [],
          ),
      );
      expect(wrong.length).toBeGreaterThanOrEqual(5);
      expect(refused.toSorted(), output).toEqual(wrong.toSorted());
      expect(existsSync(path.join(app.folder, 'node_modules/@types/react'))).toBe(false);
    },
  );
});
