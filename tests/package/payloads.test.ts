import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import type { createManifest } from '../../widgets/element/manifest.js';

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as ReturnType<
  typeof createManifest
>;
const declarations = manifest.modules.flatMap((module) => module.declarations);
const events = declarations.flatMap((element) =>
  element.events.map((event) => ({ ...event, tag: element.tagName })),
);
const methods = declarations.flatMap((element) =>
  element.members.flatMap((member) =>
    member.kind === 'method' ? [{ ...member, tag: element.tagName }] : [],
  ),
);

/** Every type that the manifest writes, with the name of the entry and of the export for each of its names. */
const types = [
  ...events.flatMap((event) => [event.type, ...(event['x-detail'] ?? []).map(({ type }) => type)]),
  ...methods.flatMap((method) => [
    method.return.type,
    ...method.parameters.map(({ type }) => type),
  ]),
];
const imports = new Map(
  types
    .flatMap(({ references = [] }) => references)
    .filter((reference) => reference.package !== 'global:')
    .map((reference) => [`${reference.package}/${reference.module}:${reference.name}`, reference]),
);

/** What TypeScript says about a module of a page's author, who has installed the package. */
function complaintsAbout(text: string): string[] {
  const file = path.resolve('consumer.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, version)
      : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The definitions as types, and `Dispatched`: the events of all of them. */
const definitions = `
  import type { EventsOf } from 'vitrine/element';
  type DefinitionIn<Module> = Extract<Module[keyof Module], { readonly tag: string }>;
  type Dispatched = [${elementNames
    .map(
      (name) =>
        `EventsOf<DefinitionIn<typeof import('./dist/npm/widgets/elements/${name}/definition.js')>>`,
    )
    .join(', ')}][number];
`;
const allElements = elementNames.map((name) => `import 'vitrine/elements/${name}';`).join('\n');

describe('the types in the manifest', () => {
  it('name the detail of every event and the result of every method', () => {
    expect(events.length).toBeGreaterThan(0);
    expect(methods.length).toBeGreaterThan(0);
    for (const { type } of events) expect(type.text).toMatch(/^CustomEvent<.+>$/);
    for (const method of methods) expect(method.return.type.text).toMatch(/^Promise<.+>$/);
  });

  it('list the members of a detail that is an object', () => {
    const ofDetails = (event: (typeof events)[number]) =>
      event.type.references?.some(({ package: from, end }) => {
        return from !== 'global:' && end === event.type.text.length - 1;
      });
    const objects = events.filter(ofDetails);
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter((event) => !event['x-detail']?.length)).toEqual([]);
  });

  it('refer to the names in their texts', () => {
    for (const { text, references = [] } of types) {
      for (const { name, start, end } of references) expect(text.slice(start, end)).toBe(name);
    }
  });

  it('name each type of a listener or caller as an export of the element', () => {
    const written = [
      ...events.map(({ tag, type }) => ({ tag, type })),
      ...methods.flatMap(({ tag, parameters, return: { type } }) =>
        [type, ...parameters.map((parameter) => parameter.type)].map((one) => ({ tag, type: one })),
      ),
    ];
    for (const { tag, type } of written) {
      const own = tag.replace('vitrine-', 'elements/');
      const modules = (type.references ?? []).flatMap(({ module }) => module ?? []);
      expect(new Set([...modules, own])).toEqual(new Set([own]));
    }
  });

  it('are all exported by the entries that the manifest names', () => {
    expect(imports.size).toBeGreaterThan(20);
    const lines = Array.from(imports.values(), ({ name, package: from, module }, index) => {
      return `export type { ${name} as Name${index} } from '${from}/${module}';`;
    });
    expect(complaintsAbout(lines.join('\n'))).toEqual([]);
  });

  it('would fail for a type that is not exported', () => {
    const [complaint] = complaintsAbout(`export type { Missing } from 'vitrine/elements/cart';`);
    expect(complaint).toContain("has no exported member 'Missing'");
  });
});

describe('HTMLElementEventMap', () => {
  const check = `
    ${definitions}
    type KeyOf<Member> = Member extends unknown ? keyof Member : never;
    type At<Member, Key extends PropertyKey> = Member extends Record<Key, infer Value> ? Value : never;
    type Same<One, Other> =
      (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
    type Wrong = {
      [Type in KeyOf<Dispatched>]: Type extends keyof HTMLElementEventMap
        ? Same<HTMLElementEventMap[Type], At<Dispatched, Type>> extends true ? never : Type
        : Type;
    }[KeyOf<Dispatched>];
    declare const wrong: Wrong;
    export const none: never = wrong;
    declare const dispatched: KeyOf<Dispatched>;
    export const listed: ${events.map(({ name }) => `'${name}'`).join(' | ')} = dispatched;
  `;

  it('has every event of every definition with the type of its detail', () => {
    expect(complaintsAbout(`${allElements}${check}`)).toEqual([]);
  });

  it('would fail for an event that is not in it', () => {
    const others = allElements.replace(`import 'vitrine/elements/variant-picker';`, '');
    const [complaint] = complaintsAbout(`${others}${check}`);
    expect(complaint).toContain(`'"vitrine-variant-changed"' is not assignable to type 'never'`);
  });

  it('types the detail for a listener', () => {
    const listen = (member: string) =>
      complaintsAbout(`
        import 'vitrine/elements/add-to-cart';
        document.createElement('div').addEventListener('vitrine-added', ({ detail }) => {
          const quantity: number = detail.${member};
          return quantity;
        });
      `);
    expect(listen('addedQuantity')).toEqual([]);
    expect(listen('cart')).toHaveLength(1);
  });
});
