import { expect, it } from 'vitest';
import { variantName } from '../../../../../core/commerce/product/index.js';

const option = (name: string) => ({ name, values: [] });

it.each([
  [['Colour', 'Size'], { Size: 'Large', Colour: 'Blue' }, 'Blue, Large'],
  [['Size'], { Size: 'Large' }, 'Large'],
  [['Size', 'Colour'], { Size: 'Large' }, 'Large'],
  [[], {}, ''],
])('the options %j name the variant %j "%s"', (names, attributes, name) => {
  expect(variantName({ options: names.map(option) }, { attributes })).toBe(name);
});
