import { DocumentationError } from '../documentation-error.js';

/** The address from one page to another, relative, so that the folder opens under any path. */
export function relativeAddress(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  // The last name is the page's own, also where a folder has the same.
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) {
    shared += 1;
  }
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

/** The pages that stand for Storybook's documents, by the id that its links use. */
export type StoryPages = Readonly<Record<string, string>>;

/**
 * Makes the resolver of a page's links: Markdown files become pages, Storybook's documents too. Other addresses stay.
 * @throws DocumentationError `no-such-story`.
 */
export function createLinkResolver(from: string, stories: StoryPages): (address: string) => string {
  return (address) => {
    const [, id] = /^\?path=\/(?:docs|story)\/([\w-]+)$/.exec(address) ?? [];
    if (id !== undefined) {
      const to = stories[id];
      if (to !== undefined) return `${relativeAddress(from, to)}.html`;
      throw new DocumentationError(
        'no-such-story',
        `${from} links to ${address}, for which the documentation has no page.`,
      );
    }
    if (/^[a-z]+:|^#/i.test(address)) return address;
    return address.replace(/\.md(?=#|$)/, '.html');
  };
}
