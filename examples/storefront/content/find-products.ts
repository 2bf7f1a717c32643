import type { FoundProduct } from '../views/content/search.js';

interface Searched extends FoundProduct {
  readonly tags: readonly string[];
  readonly category: string;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The products that contain every word of `text`, at the start of one of theirs; those with it in the title first. */
export function findProducts<P extends Searched>(products: readonly P[], text: string): P[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (source: string) => {
    const own = ` ${fold(source).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => own.includes(` ${word}`));
  };
  const matches = products.filter(({ title, excerpt, tags, category }) =>
    hasAll([title, excerpt, category, ...tags].join(' ')),
  );
  const isTitle = matches.map(({ title }) => hasAll(title));
  return [
    ...matches.filter((_, index) => isTitle[index]),
    ...matches.filter((_, index) => !isTitle[index]),
  ];
}
