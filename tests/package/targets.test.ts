import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { flavours } from '../../scripts/flavours.mjs';
import { pageTarget } from '../../scripts/targets.mjs';

const filesIn = (folder: string, suffix: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name));
const read = (file: string) => readFileSync(file, 'utf8');

type Edition = NonNullable<Linter.LanguageOptions['ecmaVersion']>;

/** The mistakes of a script that is read as one of this edition. */
function findMistakes(script: string, ecmaVersion: Edition, isModule = true): string[] {
  const sourceType = isModule ? 'module' : 'script';
  return new Linter()
    .verify(script, {
      languageOptions: { ecmaVersion, sourceType },
      linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    })
    .map(({ message }) => message);
}

/** CSS that the oldest browsers of `browserslist` drop together with the rule or declaration around it. */
const tooNew: Readonly<Record<string, RegExp>> = {
  'text-decoration with a thickness': /text-decoration:\s*[a-z-]+ [^;}"]/,
  'a style query': /@container[^{]*style\(/,
  '@scope or @function': /@(?:scope|function)\b/,
  'a conditional value': /:\s*if\(/,
  'a newer function': /\b(?:sibling-(?:index|count)|contrast-color|progress|attr\([^)]* type)\(/,
  'a newer selector': /:(?:open|heading|active-view-transition-type)\b/,
};
/** What stands under a condition that older browsers read as false. */
const conditional = /@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;
const findTooNew = (sheet: string) =>
  Object.keys(tooNew).filter((name) => tooNew[name]!.test(sheet.replace(conditional, '')));

describe('what reaches a browser', () => {
  const folders = Object.values(flavours).map(({ folder }) => folder);
  const classic = new Set(['vitrine.iife.js', 'vitrine-button.iife.js', 'snippet.js']);

  it.each(folders.flatMap((folder) => filesIn(folder, '.js')))(
    '%s has no syntax newer than browserslist',
    (file) => {
      const isModule = !classic.has(path.basename(file));
      expect(findMistakes(read(file), pageTarget.edition as Edition, isModule)).toEqual([]);
    },
  );

  it('is no newer for those who bundle it', () => {
    const { compilerOptions } = JSON.parse(read('tsconfig.json')) as {
      compilerOptions: { target: string };
    };
    expect(Number(compilerOptions.target.slice('ES'.length))).toBeLessThanOrEqual(
      pageTarget.edition,
    );
  });

  it.each([
    ...filesIn('dist/npm', '.css.js'),
    ...folders.flatMap((folder) => filesIn(folder, '.css')),
    ...filesIn('examples/storefront/public', '.css'),
  ])('%s has no style newer than browserslist', (file) => {
    expect(findTooNew(read(file))).toEqual([]);
  });
});

describe('the check', () => {
  it('sees newer syntax', () => {
    expect(findMistakes('x = /(?i:a)/', 2024)).toHaveLength(1);
    expect(findMistakes('x = /(?i:a)/', 2025)).toEqual([]);
  });

  it('sees newer style', () => {
    expect(findTooNew('a{text-decoration:underline 1px}')).toHaveLength(1);
    expect(findTooNew('a{text-decoration:underline;color:red}')).toEqual([]);
    expect(findTooNew('details:open{color:red}')).toHaveLength(1);
  });
});
