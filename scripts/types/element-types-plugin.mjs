import { elementNames } from '../entries.mjs';
import { readPackageTypes } from './package-types.mjs';

const name = 'virtual:element-types';
/** Keeps other plugins from looking for a file of this name. */
const id = `\0${name}`;

/** For Vite: `virtual:element-types` has the types of all elements by tag, read when a document asks for them. */
export function elementTypesPlugin() {
  return {
    name: 'element-types',
    resolveId: (source) => (source === name ? id : undefined),
    load(asked) {
      if (asked !== id) return;
      for (const element of elementNames) {
        this.addWatchFile(`${process.cwd()}/widgets/elements/${element}/definition.ts`);
      }
      return `export const elementTypes = ${JSON.stringify(readPackageTypes())};`;
    },
  };
}
