import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { manifest } from './entry-points.js';
import { filesBehind } from './files-behind.js';

const entries = Object.entries(manifest.exports).flatMap(([name, files]) =>
  typeof files === 'object' && files.node !== undefined ? [[name, files.node] as const] : [],
);

/** What a script prints in a Node of its own. */
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });

describe('the template engine in Node', () => {
  it('comes in few files, because each one delays the start of a process', () => {
    expect(entries.length).toBeGreaterThan(5);
    for (const [name, file] of entries) {
      expect([name, filesBehind(file).length]).toSatisfy(
        ([, count]: [string, number]) => count > 0 && count < 30,
      );
    }
  });

  it('shares its pieces between the entry points, and its texts with the rest of the package', () => {
    const printed = run(`
      import { createEngine } from 'vitrine/template/pages';
      import { commerceFormatters } from 'vitrine/template/commerce';
      import { setTextSource } from 'vitrine/core/i18n';
      setTextSource(() => ({ locale: 'en', strings: { 'cart.addToCart': 'Into the bag' } }));
      const engine = createEngine({ formatters: commerceFormatters });
      const product = { id: 'mug', title: 'Mug', structuredContent: { productType: 1, variants: [{ sku: 'A', unlimited: true }] } };
      console.log(engine.compile('{@|add-to-cart-btn}').render(product).output);`);
    expect(printed).toContain('<button>Into the bag</button>');
  });
});
