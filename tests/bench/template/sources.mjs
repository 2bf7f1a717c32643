import { blogItem, blogList, page, productList, region } from './workloads/index.mjs';

/** How many items of a list are rendered where the first rendering is measured and not the length of a page. */
const fewItems = 3;

const pages = [page, productList, blogList, blogItem, region];

const samples = pages.map(({ data: { items, ...data }, ...page }) => ({
  ...page,
  data: { ...data, ...(items && { items: items.slice(0, fewItems) }) },
}));

/**
 * One of the templates of a site in `language`, with its data and partials. Each index gives another text, so that no
 * engine finds one in a cache; a flat one, as it is read from a file.
 */
export function distinctSource(language, index) {
  const page = samples[index % samples.length];
  return {
    source: Buffer.from(`${page[language]}<!-- ${index} -->`).toString(),
    data: page.data,
    partials: page.partials?.[language],
  };
}

export const distinctSources = (language, count) =>
  Array.from({ length: count }, (_, index) => distinctSource(language, index));

/** Whether the engine's language has a text of every page. */
export const knowsAll = ({ language }) => pages.every((workload) => workload[language]);
