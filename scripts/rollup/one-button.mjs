import path from 'node:path';
import { sourceOf } from './chunks.mjs';
import { onlyElements } from './only-elements.mjs';

const elements = ['product', 'add-to-cart'];

/** The parts that a page of add-to-cart buttons rarely needs: half of all that its elements and its API can load. */
const leftOut = [
  'widgets/autoload/backend',
  'widgets/doctor/index',
  'widgets/agent-tools/index',
  'widgets/elements/product-form/open/index',
];
const replacement = 'dist/modules/widgets/button/left-out.js';

/** For a file that holds the elements around one button, with `replacement` in the place of the parts left out. */
export function oneButton() {
  const found = new Set();
  return [
    onlyElements(({ name }) => elements.includes(name)),
    {
      name: 'one-button',
      resolveId(name, importer) {
        if (!importer || !name.startsWith('.')) return null;
        const source = sourceOf(path.resolve(path.dirname(importer), name));
        if (!leftOut.includes(source)) return null;
        found.add(source);
        return path.resolve(replacement);
      },
      buildEnd(error) {
        const missing = leftOut.filter((source) => !found.has(source));
        if (!error && missing.length > 0) this.error(`Nothing imports ${missing.join(', ')}.`);
      },
    },
  ];
}
