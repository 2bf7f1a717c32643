import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findElements, generate } from '../../../scripts/generate.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-generate-'));
  mkdirSync(path.join(root, 'widgets/elements'), { recursive: true });
  mkdirSync(path.join(root, 'core/i18n/strings'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function addElement(name: string, files: Readonly<Record<string, string>>): void {
  const folder = path.join(root, 'widgets/elements', name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}
const definition = (name: string, more = '') =>
  `export const x = defineWidget({\n  tag: 'vitrine-${name}',\n${more}});\n`;
const generated = (name: string) => {
  generate(root);
  return readFileSync(path.join(root, 'widgets/generated', name), 'utf8');
};

describe('the generated types of texts', () => {
  it('name every file of texts', () => {
    writeFileSync(path.join(root, 'core/i18n/strings/cart.ts'), '');
    writeFileSync(path.join(root, 'core/i18n/strings/add-to-cart.ts'), '');
    generate(root);
    const text = readFileSync(path.join(root, 'core/i18n/generated/all-texts.ts'), 'utf8');
    expect(text.split('\n').filter((line) => line.startsWith('export'))).toEqual([
      "export type {} from '../strings/add-to-cart.js';",
      "export type {} from '../strings/cart.js';",
    ]);
  });
});

describe('the generated modules', () => {
  it('have the element that a folder defines, by the names that the folder gives it', () => {
    addElement('size-guide', { 'definition.ts': definition('size-guide'), 'size-guide.tsx': '' });
    expect(generated('registry.ts')).toContain(
      "  'vitrine-size-guide': () => import('../elements/size-guide/index.js'),\n",
    );
    expect(generated('all.ts')).toContain("import '../elements/size-guide/index.js';\n");
    expect(generated('react.ts')).toContain(
      "export const SizeGuide = /* @__PURE__ */ createElementWrapper('vitrine-size-guide', {\n" +
        '  props: {},\n  methods: [],\n' +
        "  load: () => import('../elements/size-guide/index.js'),\n});\n",
    );
  });

  it("keep the owner's elements apart from those of shoppers", () => {
    addElement('basket', { 'definition.ts': definition('basket') });
    addElement('ledger', { 'definition.ts': definition('ledger', "  audience: 'owner',\n") });
    expect(generated('all.ts')).toContain("import '../elements/basket/index.js';\n");
    expect(generated('all.ts')).not.toContain('ledger');
    expect(generated('owner.ts')).toContain("import '../elements/ledger/index.js';\n");
    expect(generated('owner.ts')).not.toContain('basket');
    expect(generated('registry.ts')).toContain("'vitrine-ledger': () =>");
  });

  it('put elements that only give data first and have the loader fetch them at once', () => {
    addElement('basket', { 'definition.ts': definition('basket') });
    addElement('stock', { 'definition.ts': definition('stock', "  rendering: 'none',\n") });
    expect(findElements(root).map(({ name }) => name)).toEqual(['stock', 'basket']);
    expect(generated('registry.ts')).toContain("dataTag = 'vitrine-stock';");
    addElement('weight', { 'definition.ts': definition('weight', "  rendering: 'none',\n") });
    expect(() => generated('registry.ts')).toThrow(
      'Only one element can give data, not vitrine-stock, vitrine-weight.',
    );
  });

  it('name the element that appears over the page, wherever its tag stands', () => {
    addElement('note', { 'definition.ts': definition('note', "  stands: 'over-page',\n") });
    expect(generated('registry.ts')).toContain("overTag = 'vitrine-note';");
    addElement('toast', { 'definition.ts': definition('toast', "  stands: 'over-page',\n") });
    expect(() => generated('registry.ts')).toThrow(
      'Only one element can stand over the page, not vitrine-note, vitrine-toast.',
    );
  });

  it('name the attribute of each prop that HTML can write', () => {
    const props = `  props: {
    pageSize: number({ fallback: 3 }),
    htmlFor: string({ attribute: 'for' }),
    rows: json<Row[]>({ description: 'Rows.' }),
    data: property({ description: 'Data.' }),
  },
  methods: { open: method<() => void>({ description: 'Opens.' }) },\n`;
    addElement('grid', { 'definition.ts': definition('grid', props) });
    expect(generated('definitions.ts')).toContain(
      "  'vitrine-grid': {\n    definition: typeof x;\n" +
        "    attributes: { pageSize: 'page-size', htmlFor: 'for', rows: 'rows' };\n",
    );
    expect(generated('react.ts')).toContain(
      "  props: { pageSize: 'page-size', htmlFor: 'for', rows: '', data: '' },\n  methods: ['open'],\n",
    );
  });

  it('ignore a folder without a definition', () => {
    addElement('draft', { 'notes.md': '' });
    expect(findElements(root)).toEqual([]);
  });

  it('refuse a definition whose tag differs from the folder', () => {
    addElement('basket', { 'definition.ts': definition('cart') });
    expect(() => generate(root)).toThrow('definition.ts defines no vitrine-basket');
  });

  it('are written only if they change', () => {
    addElement('basket', { 'definition.ts': definition('basket') });
    generate(root);
    const file = path.join(root, 'widgets/generated/registry.ts');
    const written = statSync(file).mtimeMs;
    generate(root);
    expect(statSync(file).mtimeMs).toBe(written);
  });
});
