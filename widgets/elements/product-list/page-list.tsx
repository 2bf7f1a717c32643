import type { ProductListProps } from './definition.js';
import { usePageList } from './use-page-list.js';

export interface PageListProps extends ProductListProps {
  /** The page's own form of filters. */
  readonly form: HTMLFormElement;
}

/** The list that the page has printed, with its form. Both stay the page's. */
export function PageList(props: PageListProps) {
  usePageList(props);
  return <slot />;
}
