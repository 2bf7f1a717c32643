import { orderPages, type Contents } from './contents.js';
import { framePage } from './layout/frame-page.js';
import { finishPage } from './pages/finish-page.js';
import type { FinishedPage, Page, SearchEntry } from './pages/page.js';
import { createLinkResolver, type StoryPages } from './pages/resolve-link.js';
import { createIndexScript } from './search/create-index.js';

export interface Documentation {
  /** The texts by their file in the folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly entries: readonly SearchEntry[];
}

/**
 * Makes all pages of the documentation and the index of its search.
 * @throws DocumentationError if the table of contents and the pages differ, or a link leads nowhere.
 */
export function createDocumentation({
  contents,
  pages,
  stories,
  version,
}: {
  contents: Contents;
  pages: readonly Page[];
  stories: StoryPages;
  version: string;
}): Documentation {
  const sections = orderPages(
    contents,
    pages.map(({ path }) => path),
  );
  const finished = new Map<string, FinishedPage>(
    pages.map((page) => [page.path, finishPage(page, createLinkResolver(page.path, stories))]),
  );
  const frame = { sections, pages: finished, version };
  const documents = [...finished.values()].map((page) => [
    `${page.path}.html`,
    framePage(page, frame),
  ]);
  const entries = [...finished.values()].flatMap((page) => page.entries);
  return {
    files: {
      ...Object.fromEntries(documents),
      'assets/search-index.js': createIndexScript(entries),
    },
    entries,
  };
}
