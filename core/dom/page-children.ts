/** What the page was when a dialog opened. */
export interface PageBefore {
  /** The children of the root and of the body. */
  readonly children: ReadonlySet<Element>;
  readonly focused: Element | null;
}

/** The elements that somebody puts a layer over the page by: children of the root and of the body. */
export function listPageChildren(): Element[] {
  return [...document.documentElement.children, ...document.body.children];
}
