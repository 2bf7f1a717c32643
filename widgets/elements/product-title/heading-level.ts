/** The element of a title: the wanted level, else that of the page's own heading, else none. */
export type TitleTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'span';

const tags: readonly TitleTag[] = ['span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** @param pageTag Name of the element in which the page prints the title, such as `h2`. */
export function chooseTitleTag(level: number, pageTag: string | undefined): TitleTag {
  return tags[level || tags.indexOf(pageTag as TitleTag)] ?? 'span';
}
