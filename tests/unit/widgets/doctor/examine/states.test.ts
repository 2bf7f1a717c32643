import { expect, it } from 'vitest';
import { elementNames } from '../../../../../scripts/entries.mjs';
import { stateNames } from '../../../../../widgets/doctor/examine/states.js';
import type { WidgetDefinition } from '../../../../../widgets/element/index.js';

it('knows the states of all elements', async () => {
  const definitions = await Promise.all(
    elementNames.map(async (name) => {
      const module = (await import(
        `../../../../../widgets/elements/${name}/definition.ts`
      )) as object;
      return Object.values(module) as WidgetDefinition[];
    }),
  );
  const names = definitions.flat().flatMap((definition) => Object.keys(definition.states ?? {}));
  expect([...new Set(names)].sort()).toEqual([...stateNames]);
});
