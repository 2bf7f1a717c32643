import { insertBefore } from './insert.mjs';
import { UsageError, checkName, keyOf, titleOf } from './names.mjs';

const types = 'core/forms/form.ts';
const kinds = 'core/forms/field-kinds.ts';
const properties = 'core/forms/builder/field-table.ts';
const groups = 'widgets/elements/form-builder/type-groups.ts';
const strings = 'core/i18n/strings/form-builder.ts';
const kindTest = 'tests/unit/core/forms/every-kind.test.ts';
const propertyTest = 'tests/unit/core/forms/builder/field-table.test.ts';

export const fieldKind = {
  usage: 'field-kind NAME',
  /** The files whose current texts `createFiles` needs. */
  sources: [types, kinds, properties, groups, strings, kindTest, propertyTest],

  /**
   * Adds a field kind that is answered with one text, to forms, to the form builder and to the tables of their tests.
   * @returns {Record<string, string>} the new texts by file
   * @throws UsageError
   */
  createFiles(name, texts) {
    checkName(name);
    if (name === 'section' || new RegExp(`^ {2}'${name}',$`, 'm').test(texts[types])) {
      throw new UsageError(`The field kind '${name}' exists: ${types}.`);
    }
    const key = keyOf(name);
    const named = insertBefore(
      texts,
      strings,
      /^ {2}'type\.section':/m,
      `  'type.${name}': '${titleOf(name)}',\n`,
    );
    return {
      [types]: insertBefore(texts, types, /^ {2}'file',\n\] as const;/m, `  '${name}',\n`),
      [kinds]: insertBefore(
        texts,
        kinds,
        /^ {2}[\w'-]+: \{ shape: '(?!single)/m,
        `  ${key}: { shape: 'single' },\n`,
      ),
      [properties]: insertBefore(
        texts,
        properties,
        /^ {2}section: \[/m,
        `  ${key}: ['description', 'placeholder', 'required'],\n`,
      ),
      [groups]: insertBefore(
        texts,
        groups,
        /(?<=name: 'more',\s+types: \[[^\]]*)'section'/,
        `'${name}', `,
      ),
      [strings]: insertBefore(
        { [strings]: named },
        strings,
        /^ {2}'typeHint\.section':/m,
        `  'typeHint.${name}': 'One line',\n`,
      ),
      [kindTest]: insertBefore(texts, kindTest, /^ {2}address: \{/m, `  ${key}: textRows,\n`),
      [propertyTest]: insertBefore(
        texts,
        propertyTest,
        /^\];\n\ndescribe\('the field types of the builder'/m,
        `  [['${name}'], 'description, placeholder, required'],\n`,
      ),
    };
  },

  nextSteps: (name) => [
    `Set autofill token, input mode and size in ${kinds}.`,
    `If an answer has to match more than "not empty", add a rule for '${name}' to core/forms/answer-rules.ts.`,
    `Word its name and hint in ${strings} and in each core/i18n/locales, and its cases in ${kindTest}.`,
    'Check: npx vitest run --project unit --project rules tests/unit/core/forms tests/unit/widgets/elements/form-builder',
  ],
};
