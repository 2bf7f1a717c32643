import type { Value } from '../values.js';
import { isArray, isObject } from '../values.js';
import { dataOf, listOf, textOf } from './members.js';

/** The settings that a site reads from its `template.conf`. */
export interface TemplateConf {
  readonly name: string | null;
  /** The names of the regions that make up a layout, by the name of the layout. */
  readonly layouts: ReadonlyMap<string, readonly string[]>;
  /** The navigations in order. */
  readonly navigations: readonly string[];
  /** File names in `styles/`, in order. */
  readonly stylesheets: readonly string[];
}

/** Reads a parsed `template.conf`. A missing value, or one of another type, counts as left out. */
export function readTemplateConf(conf: Value): TemplateConf {
  const layouts = Object.entries(dataOf(conf, 'layouts')).map(
    ([name, layout]) =>
      [name.toLowerCase(), textsOf(isArray(layout) ? layout : listOf(layout, 'regions'))] as const,
  );
  return {
    name: textOf(conf, 'name'),
    layouts: new Map(layouts),
    navigations: (listOf(conf, 'navigations') ?? []).flatMap((entry) =>
      isObject(entry) ? (textOf(entry, 'name') ?? []) : textsOf([entry]),
    ),
    stylesheets: textsOf(listOf(conf, 'stylesheets')),
  };
}

function textsOf(list: readonly Value[] | null): string[] {
  return (list ?? []).filter((item) => typeof item === 'string');
}
