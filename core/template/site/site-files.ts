import { isObject, type Value } from '../values.js';
import type { SiteSources } from './files.js';
import { isSameName, numberOf, textOf } from './members.js';
import type { Collection, SiteData } from './site-data.js';
import type { Data } from './types.js';

type ConfOf = (path: string) => Value;

/** The pages that are files (`pages/about.page`) and that the data does not have. */
export function pagesOfFiles(site: SiteData, sources: SiteSources, confOf: ConfOf): Data[] {
  return sources.list('pages', '.page').flatMap(({ path }) => {
    const name = nameOf(path);
    const isHome = /^home(?:page)?$/i.test(name);
    const isKnown = site.collections.some(
      (each) => isSameName(each.urlId, name) || (isHome && each.isHome),
    );
    return isKnown
      ? []
      : [
          {
            title: titleOf(name),
            ...settings(confOf(`${path}.conf`)),
            urlId: name,
            typeName: 'page',
            homepage: isHome && !site.collections.some((each) => each.isHome),
          },
        ];
  });
}

/** An empty collection for each list, with which an author sees the templates before there is data. */
export function collectionsOfFiles(sources: SiteSources, confOf: ConfOf): Data[] {
  return sources.list('collections', '.list').map(({ path }) => {
    const name = nameOf(path);
    return {
      title: titleOf(name),
      ...settings(confOf(`collections/${name}.conf`)),
      urlId: name,
      typeName: name,
      items: [],
    };
  });
}

/** As many items on a page as `collections/blog.conf` says, where the data says nothing. */
export function withPageSizes(collections: readonly Collection[], confOf: ConfOf): Collection[] {
  return collections.map((each) => {
    const written = numberOf(confOf(`collections/${each.typeName}.conf`), 'pageSize');
    return written === null || written < 1 || numberOf(each.data, 'pageSize') !== null
      ? each
      : { ...each, pageSize: Math.floor(written) };
  });
}

function settings(conf: Value): Data {
  if (!isObject(conf)) return {};
  const layout = textOf(conf, 'layout');
  const title = textOf(conf, 'title');
  return { ...(title !== null && { title }), ...(layout !== null && { layout }) };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
