import { DocumentationError } from './documentation-error.js';

/** The table of contents, `docs/contents.json`. */
export interface Contents {
  readonly sections: readonly {
    readonly title: string;
    /** Paths of pages in their order; one that ends with `/*` stands for all pages of that folder, by name. */
    readonly pages: readonly string[];
  }[];
  /** Paths in `docs/` that are no pages, such as notes for contributors; a folder ends with a slash. */
  readonly leftOut: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly paths: readonly string[];
}

/**
 * The sections with the paths of their pages; a section without pages is left out.
 * @throws DocumentationError if a path has no page, or a page is not in the table, or twice.
 */
export function orderPages(contents: Contents, paths: readonly string[]): Section[] {
  const sections = contents.sections.map(({ title, pages }) => ({
    title,
    paths: pages.flatMap((page) => {
      if (!page.endsWith('/*')) return [page];
      return paths.filter((path) => path.startsWith(page.slice(0, -1))).toSorted();
    }),
  }));
  const listed = sections.flatMap((section) => section.paths);
  const missing = listed.find((path) => !paths.includes(path));
  if (missing !== undefined) {
    throw new DocumentationError(
      'no-such-page',
      `docs/contents.json lists ${missing}, which is no page. Write docs/${missing}.md, or take it out.`,
    );
  }
  const unlisted = paths.find((path) => !listed.includes(path));
  if (unlisted !== undefined) {
    throw new DocumentationError(
      'not-in-contents',
      `${unlisted} is in no section of docs/contents.json. Add it there, or to leftOut.`,
    );
  }
  const twice = listed.find((path, index) => listed.indexOf(path) !== index);
  if (twice !== undefined) {
    throw new DocumentationError('in-contents-twice', `docs/contents.json lists ${twice} twice.`);
  }
  return sections.filter((section) => section.paths.length > 0);
}

/** Whether a Markdown file of `docs/` is a page; `file` is relative to that folder. */
export function isPage({ leftOut }: Contents, file: string): boolean {
  return !leftOut.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
}
