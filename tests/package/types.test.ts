import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import { readTexts } from '../support/all-texts.js';
import { linkPackages, unpackPackage } from '../support/packed-package.js';
import { manifest, modules } from './entry-points.js';
import { events, types } from './manifest-types.js';

const keys = (await readTexts()).map(([key]) => JSON.stringify(key));
/** Once for each name of a type that the manifest writes. */
const references = new Map(
  types
    .flatMap((type) => type.references ?? [])
    .filter((reference) => reference.package !== 'global:')
    .map((reference) => [`${reference.package}/${reference.module}:${reference.name}`, reference]),
);

/** Programs of those who have installed the package, and its dependencies and peers beside it. */
const programs: Readonly<Record<string, string>> = {
  // Those for another framework need its package: framework-types.all.test.ts compiles them.
  'entries.ts': modules
    .filter(([name]) => !/^\.\/types\/(?!react)/.test(name))
    .map(([name], index) => `export type * as e${index} from 'vitrine${name.slice(1)}';`)
    .join('\n'),

  'manifest.ts': Array.from(
    references.values(),
    ({ name, package: from, module }, index) =>
      `export type { ${name} as Name${index} } from '${from}/${module}';`,
  ).join('\n'),

  // Also the texts of elements that a page does not import.
  'texts.ts': `
    import type { Texts } from 'vitrine/core/i18n';
    type Keys = ${keys.join(' | ')};
    declare const other: Exclude<Keys, keyof Texts> | Exclude<keyof Texts, Keys>;
    export const none: never = other;`,

  'events.ts': `
    import type { EventsOf } from 'vitrine/element';
    ${elementNames.map((name) => `import 'vitrine/elements/${name}';`).join('\n')}
    type DefinitionIn<Module> = Extract<Module[keyof Module], { readonly tag: string }>;
    type Dispatched = [${elementNames
      .map((name) => `EventsOf<DefinitionIn<typeof import('vitrine/elements/${name}')>>`)
      .join(', ')}][number];
    type KeyOf<Member> = Member extends unknown ? keyof Member : never;
    type At<Member, Key extends PropertyKey> = Member extends Record<Key, infer Value> ? Value : never;
    type Same<One, Other> =
      (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
    /** The events of definitions that a map of events lacks, or has with another detail. */
    type WrongIn<Map> = {
      [Type in KeyOf<Dispatched>]: Type extends keyof Map
        ? Same<Map[Type], At<Dispatched, Type>> extends true ? never : Type
        : Type;
    }[KeyOf<Dispatched>];
    declare const wrong: WrongIn<HTMLElementEventMap>;
    export const none: never = wrong;
    declare const missed: WrongIn<Omit<HTMLElementEventMap, 'vitrine-added'>>;
    // @ts-expect-error One event is not in this map.
    export const noneMissed: never = missed;
    declare const dispatched: KeyOf<Dispatched>;
    export const listed: ${events.map(({ name }) => `'${name}'`).join(' | ')} = dispatched;
    document.createElement('div').addEventListener('vitrine-added', ({ detail }) => {
      const quantity: number = detail.addedQuantity;
      // @ts-expect-error A cart is no number.
      const cart: number = detail.cart;
      return [quantity, cart];
    });`,
};

describe('the types of the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-types-'));
  beforeAll(() => {
    const installed = path.join(folder, 'node_modules');
    mkdirSync(installed);
    unpackPackage(path.join(installed, 'vitrine'));
    const { dependencies, peerDependencies } = manifest;
    const names = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    linkPackages(installed, [...names, '@types/node', '@types/react']);
    for (const [file, text] of Object.entries(programs)) {
      writeFileSync(path.join(folder, file), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // What one resolution finds, the other need not check again in the libraries.
  it.each([
    ['nodenext', 'nodenext', []],
    ['esnext', 'bundler', ['--skipLibCheck']],
  ])(
    'are whole in modules %s resolved as %s, and those that the manifest, texts and events name',
    (module, resolution, libraries) => {
      expect(references.size).toBeGreaterThan(20);
      const tsc = path.resolve('node_modules/typescript-7/bin/tsc');
      const options = ['--noEmit', '--strict', '--target', 'es2023', '--pretty', 'false'];
      const modes = ['--module', module, '--moduleResolution', resolution];
      const args = [tsc, ...options, ...libraries, ...modes, ...Object.keys(programs)];
      const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      expect(stdout).toBe('');
    },
  );
});
