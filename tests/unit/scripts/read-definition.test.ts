import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementNames } from '../../../scripts/entries.mjs';
import { readDefinition } from '../../../scripts/read-definition.mjs';
import { attributeOf } from '../../../widgets/element/attributes.js';
import type { WidgetDefinition } from '../../../widgets/element/index.js';

describe('readDefinition', () => {
  it.each(elementNames)('reads of %s what running it gives', async (name) => {
    const file = `widgets/elements/${name}/definition.ts`;
    const module = (await import(`../../../widgets/elements/${name}/definition.ts`)) as Record<
      string,
      WidgetDefinition
    >;
    const read = readDefinition(readFileSync(file, 'utf8'));
    const definition = module[read.constant];
    expect(definition?.tag).toBe(`vitrine-${name}`);
    const props = Object.entries(definition?.props ?? {}).map(([prop, data]) => [
      prop,
      attributeOf(prop, data) ?? '',
      data.kind === 'json' || data.kind === 'property',
    ]);
    expect(read.props).toEqual(props);
    expect(read.methods).toEqual(Object.keys(definition?.methods ?? {}));
  });

  it('refuses what it cannot read', () => {
    expect(() => readDefinition('export const x = 1;')).toThrow('No defineWidget');
    const shared = "export const x = defineWidget({ tag: 'vitrine-x', props: { ...common } });";
    expect(() => readDefinition(shared)).toThrow('Write each prop as');
  });
});
