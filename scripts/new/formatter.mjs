import { insertBefore } from './insert.mjs';
import { UsageError, camelCase, checkName, keyOf } from './names.mjs';

const groups = ['commerce', 'content', 'core', 'date', 'i18n', 'social'];
const descriptions = 'tools/template/descriptions/formatters.ts';
const tableOf = (group) => `core/template/formatters/${group}/index.ts`;
const casesOf = (group) => `tests/conformance/cases/${group}.json`;

export const formatter = {
  usage: `formatter NAME [${groups.join(' | ')}]`,
  /** The number of optional arguments after the name. */
  options: 1,
  /** The files whose current texts `createFiles` needs. */
  sources: [descriptions, ...groups.map(tableOf), ...groups.map(casesOf)],

  /**
   * Creates a formatter with its test, and adds it to the table and the conformance cases of its group and to the
   * guide.
   * @returns {Record<string, string>} the new texts by file
   * @throws UsageError
   */
  createFiles(name, texts, group = 'content') {
    checkName(name, ['index', 'plain', 'as-string']);
    if (!groups.includes(group)) {
      throw new UsageError(`'${group}' is no group of formatters. Groups: ${groups.join(', ')}.`);
    }
    if (new RegExp(`^ {2}'?${name}'?: `, 'm').test(texts[descriptions])) {
      throw new UsageError(`The formatter '${name}' exists.`);
    }
    const constant = camelCase(name);
    const table = tableOf(group);
    if (new RegExp(`\\b${constant}\\b`).test(texts[table])) {
      throw new UsageError(`${table} already uses the name ${constant}. Choose another one.`);
    }
    const row = constant === name ? name : `'${name}': ${constant}`;
    const withImport = insertBefore(
      texts,
      table,
      /^\n/m,
      `import { ${constant} } from './${name}.js';\n`,
    );
    return {
      [`core/template/formatters/${group}/${name}.ts`]: source(name, constant),
      [table]: insertBefore(
        { [table]: withImport },
        table,
        /^\} (as const )?satisfies Formatters;/m,
        `  ${row},\n`,
      ),
      [descriptions]: insertBefore(
        texts,
        descriptions,
        new RegExp(`(?<=^const ${group}: Descriptions = \\{\\n(?: .*\\n)*)\\};`, 'm'),
        `  ${keyOf(name)}: ['', 'The value as text.'],\n`,
      ),
      [casesOf(group)]: insertBefore(
        texts,
        casesOf(group),
        /\n\]\s*$/,
        `,\n${conformanceCase(name)}`,
      ),
      [`tests/unit/core/template/formatters/${group}/${name}.test.ts`]: test(name, group),
    };
  },

  nextSteps: (name, group = 'content') => [
    `Write the formatter in core/template/formatters/${group}/${name}.ts and the cases of its test.`,
    `Describe it in ${descriptions}, and extend its case in ${casesOf(group)}.`,
    'Check: npx vitest run --project rules --project conformance tests/unit/core/template tests/conformance',
  ],
};

const source = (name, constant) => `
import { plain } from '../../plugins.js';
import { asString } from '../../values.js';

/** \`{value|${name}}\`: the value as text. */
export const ${constant} = /* @__PURE__ */ plain((value) => asString(value));
`;

const conformanceCase = (name) =>
  JSON.stringify(
    {
      title: `${name}: the value as text`,
      template: `{a|${name}} {n|${name}}`,
      json: { a: 'Oat milk', n: 12.5 },
      output: 'Oat milk 12.5',
    },
    null,
    2,
  );

const test = (name, group) => `
import { describe, expect, it } from 'vitest';
import { ${group}Formatters } from '../../../../../../core/template/formatters/${group}/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: ${group}Formatters });

describe('${name}', () => {
  it.each<[Value, string]>([
    ['Oat milk', 'Oat milk'],
    [12.5, '12.5'],
    [null, ''],
    [['a'], ''],
  ])('prints %j as %j', (a, expected) => {
    expect(render('{a|${name}}', { a })).toBe(expected);
  });
});
`;
