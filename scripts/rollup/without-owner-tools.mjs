import { findElements } from '../generate.mjs';

const registry = /\/widgets\/generated\/registry\.js$/;

/** Leaves the elements of the shop's owner out of a file that holds all elements: no shopper needs them. */
export function withoutOwnerTools() {
  return {
    name: 'without-owner-tools',
    transform(code, id) {
      if (!registry.test(id)) return null;
      const tags = findElements()
        .filter(({ isOwners }) => isOwners)
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
