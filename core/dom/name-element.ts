/** The name of an element for the page's author, such as `<x-card> number 2 of /shop`. */
export function nameElement(element: Element): string {
  const { localName } = element;
  const all = [...(element.getRootNode() as ParentNode).querySelectorAll(localName)];
  return `<${localName}> number ${all.indexOf(element) + 1} of ${location.pathname}`;
}
