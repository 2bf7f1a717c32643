/** An element with its place among those of its tag. */
export interface Found {
  readonly element: Element;
  /** From 1, in its document or shadow root. */
  readonly number: number;
  readonly name: string;
}

/** All elements of the library's kind of name, also those in open shadow roots. */
export function findElements(root: ParentNode): Found[] {
  const counts = new Map<string, number>();
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const inside = element.shadowRoot ? findElements(element.shadowRoot) : [];
    const tag = element.localName;
    if (!tag.startsWith('vitrine-')) return inside;
    const number = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, number);
    const within =
      root instanceof ShadowRoot ? ` in the shadow root of <${root.host.localName}>` : '';
    return [{ element, number, name: `<${tag}> number ${number}${within}` }, ...inside];
  });
}
