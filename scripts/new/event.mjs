import { insertBefore } from './insert.mjs';
import { UsageError, checkName, keyOf } from './names.mjs';

const catalogue = 'analytics/events/commerce-events.ts';
const otherEvents = 'analytics/events/browsing-events.ts';
const test = 'tests/unit/analytics/events/catalogue.test.ts';

export const event = {
  usage: 'event NAME',
  /** The files whose current texts `createFiles` needs. */
  sources: [catalogue, otherEvents, test],

  /**
   * Adds the event to the catalogue and to the table of its test.
   * @returns {Record<string, string>} the new texts by file
   * @throws UsageError
   */
  createFiles(name, texts) {
    checkName(name);
    const row = new RegExp(`^ {2}'?${name}'?: \\{`, 'm');
    const owner = [catalogue, otherEvents].find((file) => row.test(texts[file]));
    if (owner) throw new UsageError(`The event '${name}' exists: ${owner}.`);
    const schema = name.replaceAll('-', '_');
    return {
      [catalogue]: insertBefore(
        texts,
        catalogue,
        /^\} as const satisfies/m,
        `  ${keyOf(name)}: {
    schema: '${schema}',
    priority: 'view',
    purpose: 'measurement',
    fields: { items: 'items' },
  },
`,
      ),
      [test]: insertBefore(
        texts,
        test,
        /^\];\n\ndescribe\('the catalogue'/m,
        `  ['${name}', 'view', { schema: '${schema}' }],\n`,
      ),
    };
  },

  nextSteps: (name) => [
    `Set priority, fields and the names for other clients in ${catalogue}.`,
    `Send it with track('${name}', …) from a binding in analytics/bindings/.`,
    'Check: npx vitest run --project unit --project rules tests/unit/analytics',
  ],
};
