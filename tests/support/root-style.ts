/** What the sheets that scripts have added to the document say of its root: values by property. */
export function readRootStyle(): Map<string, string> {
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  return new Map(
    rules.flatMap((rule) => {
      const { selectorText, style } = rule as CSSStyleRule;
      if (selectorText !== ':root') return [];
      return Array.from({ length: style.length }, (_, index) => {
        const name = style.item(index);
        return [name, style.getPropertyValue(name)] as const;
      });
    }),
  );
}
