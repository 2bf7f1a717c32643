// @vitest-environment node
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNew } from '../../../scripts/new.mjs';
import { domain } from '../../../scripts/new/domain.mjs';
import { element } from '../../../scripts/new/element.mjs';
import { event } from '../../../scripts/new/event.mjs';
import { fieldKind } from '../../../scripts/new/field-kind.mjs';
import { formatter } from '../../../scripts/new/formatter.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Copies files of the project to the temporary one. */
function copy(files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(file, path.join(root, file));
  }
}

/** The files below the temporary project that are not in the project or differ from it. */
function listTouched(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(root, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== read(file))
    .sort();
}

/** The lines of a file of the temporary project that the project's file does not have. */
function addedLines(file: string): string[] {
  const before = new Set(readFileSync(file, 'utf8').split('\n'));
  return read(file)
    .split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim());
}

async function expectFormatted(files: readonly string[]): Promise<void> {
  const settings = await prettier.resolveConfig('package.json');
  for (const file of files) {
    const isFormatted = await prettier.check(read(file), { ...settings, filepath: file });
    expect([file, isFormatted]).toEqual([file, true]);
  }
}

describe('npm run new -- element', () => {
  it('touches the own folder, one strings file, the story and the test, and no other source', async () => {
    const { created, changed } = await createNew(['element', 'throw-away'], root);
    const files = [
      'core/i18n/strings/throw-away.ts',
      'stories/widgets/throw-away.stories.tsx',
      'tests/unit/widgets/elements/throw-away/throw-away.test.tsx',
      'widgets/elements/throw-away/access.ts',
      'widgets/elements/throw-away/definition.ts',
      'widgets/elements/throw-away/example.html',
      'widgets/elements/throw-away/index.ts',
      'widgets/elements/throw-away/throw-away.css',
      'widgets/elements/throw-away/throw-away.tsx',
      'widgets/elements/throw-away/use-throw-away.ts',
    ];
    expect(created.toSorted()).toEqual(files);
    expect(changed).toEqual([]);
    expect(listTouched().filter((file) => !file.includes('/generated/'))).toEqual(files);
    await expectFormatted(files);
  });

  it('registers the element in the generated modules', async () => {
    await createNew(['element', 'throw-away'], root);
    expect(read('widgets/generated/registry.ts')).toContain(
      "  'vitrine-throw-away': () => import('../elements/throw-away/index.js'),\n",
    );
    expect(read('widgets/generated/all.ts')).toContain(
      "import '../elements/throw-away/index.js';\n",
    );
    expect(read('widgets/generated/react.ts')).toContain(
      "export const ThrowAway = /* @__PURE__ */ createElementWrapper('vitrine-throw-away', {\n" +
        "  props: { label: 'label' },\n",
    );
  });

  it('imports its texts from their own file', () => {
    const files = element.createFiles('throw-away');
    expect(files['widgets/elements/throw-away/use-throw-away.ts']).toContain(
      "import { throwAwayStrings } from '../../../core/i18n/strings/throw-away.js';",
    );
  });

  it.each([
    ['its folder', 'widgets/elements/price/definition.ts', 'price'],
    ['its texts', 'core/i18n/strings/gallery.ts', 'gallery'],
    ['its story', 'stories/widgets/form-builder-settings.stories.tsx', 'form-builder-settings'],
  ])('refuses a name that is taken by %s, and writes nothing', async (_, file, name) => {
    copy([file]);
    await expect(createNew(['element', name], root)).rejects.toThrow(
      `The name '${name}' is taken: ${file} exists.`,
    );
    expect(listTouched()).toEqual([]);
  });
});

describe('npm run new -- domain', () => {
  it('touches the own folder and its test, and adds one line to the list of domains', async () => {
    copy(domain.sources);
    const { created, changed } = await createNew(['domain', 'throw-away'], root);
    expect(created.toSorted()).toEqual([
      'shop/server/domains/throw-away/domain.ts',
      'shop/server/domains/throw-away/index.ts',
      'shop/server/domains/throw-away/routes.ts',
      'shop/server/domains/throw-away/tables.ts',
      'shop/server/domains/throw-away/throw-away.ts',
      'tests/contract/throw-away.test.ts',
    ]);
    expect(changed).toEqual(domain.sources);
    expect(addedLines('shop/server/domains/index.ts')).toEqual([
      "export { throwAway } from './throw-away/domain.js';",
    ]);
    await expectFormatted(listTouched());
  });
});

describe('npm run new -- field-kind', () => {
  it('adds rows to the tables of forms, builder and tests', async () => {
    copy(fieldKind.sources);
    const { created, changed } = await createNew(['field-kind', 'throw-away'], root);
    expect(created).toEqual([]);
    expect(changed).toEqual(fieldKind.sources);
    expect(changed.map(addedLines)).toEqual([
      ["'throw-away',"],
      ["'throw-away': { shape: 'single' },"],
      ["'throw-away': ['description', 'placeholder', 'required'],"],
      expect.arrayContaining([expect.stringContaining("'throw-away',")]),
      ["'type.throw-away': 'Throw away',", "'typeHint.throw-away': 'One line',"],
      ["'throw-away': textRows,"],
      ["[['throw-away'], 'description, placeholder, required'],"],
    ]);
    await expectFormatted(changed);
  });

  it('adds one kind after the other', async () => {
    copy(fieldKind.sources);
    const names = ['throw-away', 'another-throw-away', 'yet-another-throw-away'];
    for (const name of names) await createNew(['field-kind', name], root);
    for (const file of fieldKind.sources) {
      expect(names.filter((name) => new RegExp(`\\b(?<!-)${name}\\b`).test(read(file)))).toEqual(
        names,
      );
    }
    await expectFormatted(fieldKind.sources);
    await expect(createNew(['field-kind', 'throw-away'], root)).rejects.toThrow(
      "The field kind 'throw-away' exists",
    );
  });
});

describe('npm run new -- event', () => {
  it('adds a row to the catalogue and to the table of its test', async () => {
    copy(event.sources);
    const { created, changed } = await createNew(['event', 'throw-away'], root);
    expect(created).toEqual([]);
    expect(listTouched()).toEqual(changed.toSorted());
    expect(addedLines('analytics/events/commerce-events.ts')).toEqual([
      "'throw-away': {",
      "schema: 'throw_away',",
    ]);
    expect(addedLines('tests/unit/analytics/events/catalogue.test.ts')).toEqual([
      "['throw-away', 'view', { schema: 'throw_away' }],",
    ]);
    await expectFormatted(changed);
  });

  it.each(['purchase', 'page-view'])('refuses %s, which exists', async (name) => {
    copy(event.sources);
    await expect(createNew(['event', name], root)).rejects.toThrow(`The event '${name}' exists`);
  });
});

describe('npm run new -- formatter', () => {
  it.each(['commerce', 'content', 'core', 'date', 'i18n', 'social'])(
    'adds a formatter to the group %s',
    async (group) => {
      copy(formatter.sources);
      const { created, changed } = await createNew(['formatter', 'throw-away', group], root);
      expect(created).toEqual([
        `core/template/formatters/${group}/throw-away.ts`,
        `tests/unit/core/template/formatters/${group}/throw-away.test.ts`,
      ]);
      expect(addedLines(`core/template/formatters/${group}/index.ts`)).toEqual([
        "import { throwAway } from './throw-away.js';",
        "'throw-away': throwAway,",
      ]);
      expect(JSON.parse(read(`tests/conformance/cases/${group}.json`))).toContainEqual(
        expect.objectContaining({ template: '{a|throw-away} {n|throw-away}' }),
      );
      const rest = read('tools/template/descriptions/formatters.ts').split(`const ${group}: `)[1];
      expect(rest?.split('\n};')[0]).toContain("\n  'throw-away': ['', 'The value as text.'],");
      expect(listTouched()).toEqual([...created, ...changed].toSorted());
      await expectFormatted([...created, ...changed]);
    },
  );

  it('adds to the group content without a group', async () => {
    copy(formatter.sources);
    const { changed } = await createNew(['formatter', 'throw-away'], root);
    expect(changed).toContain('core/template/formatters/content/index.ts');
  });

  it.each([
    [['json'], "The formatter 'json' exists."],
    [['json', 'social'], "The formatter 'json' exists."],
    [['date-time', 'date'], 'already uses the name dateTime'],
    [['throw-away', 'loud'], "'loud' is no group of formatters."],
    [['throw-away', 'core', 'more'], 'Too many arguments'],
  ])('refuses %j', async (args, message) => {
    copy(formatter.sources);
    await expect(createNew(['formatter', ...args], root)).rejects.toThrow(message);
    expect(listTouched()).toEqual([]);
  });
});

describe('the arguments of npm run new', () => {
  it.each([
    [[], 'Usage:'],
    [['widget', 'note'], "'widget' is no kind."],
    [['constructor', 'note'], "'constructor' is no kind."],
    [['element'], 'The name is missing: npm run new -- element NAME'],
    [['element', 'note', 'more'], 'Too many arguments: npm run new -- element NAME'],
    ...['Note', 'size_guide', '-note', 'note-', 'a--b', '3d', '../note', 'note.ts'].map(
      (name): [string[], string] => [['element', name], `'${name}' is not a valid name.`],
    ),
    ...['new', 'await', 'definition', 'styles'].map((name): [string[], string] => [
      ['element', name],
      `'${name}' is a reserved name.`,
    ]),
  ])('%j are refused, and nothing is written', async (args, message) => {
    await expect(createNew(args, root)).rejects.toThrow(message);
    expect(listTouched()).toEqual([]);
  });
});

it('a file whose structure changed is named', () => {
  const texts = Object.fromEntries(event.sources.map((file) => [file, '']));
  expect(() => event.createFiles('throw-away', texts)).toThrow(
    'analytics/events/commerce-events.ts has no place that matches',
  );
});
