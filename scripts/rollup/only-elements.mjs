import { findElements } from '../generate.mjs';

const registry = /\/widgets\/generated\/registry\.js$/;

/** Leaves the elements that `isWanted` refuses out of a file that holds all of its registry's elements. */
export function onlyElements(isWanted) {
  return {
    name: 'only-elements',
    transform(code, id) {
      if (!registry.test(id)) return null;
      const tags = findElements()
        .filter((element) => !isWanted(element))
        .map(({ tag }) => tag);
      const lines = code.split('\n');
      const kept = lines.filter((line) => !tags.some((tag) => line.includes(`'${tag}':`)));
      if (kept.length !== lines.length - tags.length) {
        this.error(`The registry does not list each of ${tags.join(', ')} on a line.`);
      }
      return { code: kept.join('\n'), map: null };
    },
  };
}
