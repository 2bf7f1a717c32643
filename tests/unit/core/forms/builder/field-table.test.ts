import { describe, expect, it } from 'vitest';
import {
  listAvailableFields,
  builderTypes,
  fieldsetGroups,
  hasTitle,
  propertiesByType,
  type BuilderType,
} from '../../../../../core/forms/builder/index.js';

/** platform §3, "Field types and editable properties", line by line. */
const written: Array<[types: BuilderType[], properties: string]> = [
  [['text', 'textarea', 'email', 'number', 'website'], 'description, placeholder, required'],
  [['currency'], 'description, currencySymbol, required'],
  [['password', 'twitter', 'date', 'time', 'name', 'address'], 'description, required'],
  [['phone'], 'description, showCountryCode, required'],
  [['section'], 'description, underline'],
  [['radio', 'checkbox', 'select', 'likert'], 'description, options, required'],
  [['hidden'], 'key, value'],
];

describe('the field types of the builder', () => {
  it.each(written)('%s can be edited by: %s', (types, properties) => {
    for (const type of types) expect(propertiesByType[type].join(', ')).toBe(properties);
  });

  it('are those that platform §3 lists, and no others', () => {
    const ours = ['file'];
    const listed = [...written.flatMap(([types]) => types), ...ours];
    expect(listed.toSorted()).toEqual(builderTypes.toSorted());
  });

  it.each([true, false])(
    "'Textarea also gets maxLength when the vanilla form handler feature is on': %s",
    (vanillaFormHandler) => {
      const availableFields = listAvailableFields({ vanillaFormHandler });
      const limited = [...availableFields].filter(([, properties]) =>
        properties.includes('maxLength'),
      );
      expect(limited.map(([type]) => type)).toEqual(vanillaFormHandler ? ['textarea'] : []);
      expect([...availableFields.keys()]).toEqual(builderTypes);
    },
  );

  it('have a title of their own, but for hidden values', () => {
    expect(builderTypes.filter((type) => !hasTitle(type))).toEqual(['hidden']);
  });

  it("are set in 'Fieldset groups: build=1, storage=2, advanced=3, captcha=4, disclaimer=5'", () => {
    const words = Object.entries(fieldsetGroups).map(([name, number]) => `${name}=${number}`);
    expect(words.join(', ')).toBe('build=1, storage=2, advanced=3, captcha=4, disclaimer=5');
  });
});
