import type { Report } from '../diagnosis.js';

/** The reports of an element's tag that may be about this one of them. */
export function reportsOf(
  element: Element,
  number: number,
  reports: readonly Report[],
): readonly Report[] {
  return reports.filter(
    ({ where, says }) =>
      new RegExp(`^${element.localName}(?![\\w-])`).test(where) && isAbout(says, element, number),
  );
}

/** A sentence may name the element by its number, by an attribute and its value, or by an attribute alone. */
function isAbout(says: string, element: Element, number: number): boolean {
  const [, named] = /^<[\w-]+> number (\d+) of /.exec(says) ?? [];
  if (named) return Number(named) === number;
  const [, attribute = '', value] = /^<[\w-]+ ([\w-]+)="([^"]*)">/.exec(says) ?? [];
  if (attribute) return element.getAttribute(attribute) === value;
  const [, unknown] = /^<[\w-]+> has no attribute "([^"]+)"/.exec(says) ?? [];
  return unknown === undefined || element.hasAttribute(unknown);
}
