import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  exports: Record<string, string | { types: string; node?: string; default: string }>;
}
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** The entry points of the template engine: the module for Node, and the one for bundlers. */
const entries = Object.entries(exports).flatMap(([name, files]) =>
  typeof files === 'object' && /^\.\/template(\/|$)/.test(name)
    ? [[name, files.node ?? '', files.default] as const]
    : [],
);

/** What a script prints in a Node of its own. */
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });

describe('the template engine in Node', () => {
  it('has at each entry point the exports of the module for bundlers', () => {
    const printed = run(`
      const found = [];
      for (const [name, node, bundlers] of ${JSON.stringify(entries)}) {
        const exported = await import(node);
        const expected = await import(bundlers);
        const resolved = import.meta.resolve('vitrine' + name.slice(1));
        found.push([Object.keys(exported), Object.keys(expected), resolved]);
      }
      console.log(JSON.stringify(found));`);
    const found = JSON.parse(printed) as [string[], string[], string][];
    expect(found).toHaveLength(entries.length);
    for (const [index, [exported, expected, resolved]] of found.entries()) {
      expect(exported.length).toBeGreaterThan(0);
      expect(exported).toEqual(expected);
      expect(resolved.endsWith(entries[index]![1].slice(1))).toBe(true);
    }
  });

  it('comes in few files, because each one delays the start of a process', () => {
    const files = readdirSync('dist/npm/node', { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(30);
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
