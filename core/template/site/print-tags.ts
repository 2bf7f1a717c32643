import { escapeAttribute } from '../markup/index.js';
import type { Value } from '../values.js';
import type { HostTag } from './host-tags.js';
import { dataOf, isSameName, labelsOf, textOf } from './members.js';
import { defaultNavigation, findFolder, readNavigation } from './navigation.js';
import { baseData } from './page-data.js';
import { relatedItems } from './related.js';
import type { PageRun, Within } from './run-parts.js';
import { selectItems, type Selection } from './selection.js';
import type { Collection } from './site-data.js';
import { systemNavigation } from './system-templates.js';
import type { Data, FindingCode } from './types.js';

/** A tag of the host in a page, its attributes filled in. */
export interface TagCall {
  readonly tag: HostTag;
  readonly file: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly run: PageRun;
  /** This tag and those that it stands in. */
  readonly within: Within;
}

type PrintTag = (call: TagCall) => Promise<string>;

const printers: Readonly<Record<string, PrintTag>> = {
  script: printScript,
  stylesheet: printStylesheet,
  'block-field': printBlockField,
  block: printBlockField,
  navigation: printNavigation,
  'folder-navigation': printFolder,
  query: printQuery,
  related: printRelated,
  category: printCategories,
};

export const knownTags: ReadonlySet<string> = new Set(Object.keys(printers));

/** Prints a tag of the host. One that it does not know stays as it is, with what stands in it. */
export function printTag(call: TagCall): Promise<string> {
  const { tag } = call;
  const print = Object.hasOwn(printers, tag.name) ? printers[tag.name] : undefined;
  return print ? print(call) : printUnknown(call);
}

async function printUnknown(call: TagCall): Promise<string> {
  const { tag, file, run, within } = call;
  if (tag.body === null) return tag.source;
  const body = await run.renderBody(file, tag.body, run.page.data, within);
  return `${tag.source}${body}</squarespace:${tag.name}>`;
}

async function printScript(call: TagCall): Promise<string> {
  const src = needed(call, 'src');
  if (src === null) return '';
  const file = src.replace(/^\/?(?:scripts\/)?/, '');
  if (/^(?:https?:)?\/\//.test(src)) return `<script src="${escapeAttribute(src)}"></script>`;
  if (!call.run.hasFile(`scripts/${file}`)) {
    find(
      call,
      'missing-script',
      `There is no scripts/${file}. Add the file, or take the tag out; the page is printed without it.`,
    );
    return '';
  }
  return `<script src="/scripts/${escapeAttribute(file)}"></script>`;
}

async function printStylesheet(call: TagCall): Promise<string> {
  const src = needed(call, 'src');
  if (src === null) return '';
  const file = src.replace(/^\/?(?:styles\/)?/, '');
  if (!call.run.hasFile(`styles/${file}`)) {
    find(
      call,
      'missing-stylesheet',
      `There is no styles/${file}. Add the file, or take the tag out; the page is printed without it.`,
    );
    return '';
  }
  return `<link rel="stylesheet" href="/styles/${escapeAttribute(file)}">`;
}

async function printBlockField(call: TagCall): Promise<string> {
  const id = needed(call, 'id');
  if (id === null) return '';
  const columns = call.attributes.get('columns') || '12';
  const classes = call.attributes.get('class')?.trim().replace(/\s+/g, ' ');
  const content = textOf(call.run.site.blockFields, id);
  if (content === null) {
    find(
      call,
      'empty-block-field',
      `The block field "${id}" has no content. Write it as HTML in the data: "blockFields": { "${id}": "<p>…</p>" }.`,
    );
  }
  const all = `sqs-layout sqs-grid-${columns} columns-${columns}${classes ? ` ${classes}` : ''}`;
  return `<div class="${escapeAttribute(all)}" data-type="block-field" id="${escapeAttribute(id)}">${content ?? ''}</div>`;
}

async function printNavigation(call: TagCall): Promise<string> {
  const { attributes, run } = call;
  const id = attributes.get('navigationid') ?? attributes.get('id') ?? 'mainNav';
  const hooked = run.hooks.navigation ? await run.hooks.navigation(id, run.page) : null;
  const items = readNavigation(hooked ?? (await writtenEntries(call, id)), run.site, run.page.path);
  const data = { ...baseData(run.site), navigationId: id, items };
  return printEntries(call, data, id);
}

/** The entries beside the page, if it is in a folder of a navigation. */
async function printFolder(call: TagCall): Promise<string> {
  const { run } = call;
  const folder = findFolder(run.site, run.page.path);
  return folder ? printEntries(call, { ...baseData(run.site), ...folder }, 'folder') : '';
}

/** Prints entries by the tag's own body, by the block that it names, or as a plain list. */
function printEntries(call: TagCall, data: Data, id: string): Promise<string> {
  const { templates, renderWith } = call.run;
  const own = printOwn(
    call,
    data,
    `the navigation "${id}". Add the file; a plain list stands in for it`,
  );
  if (own) return own;
  const block = call.attributes.get('template') ? null : templates.block('navigation');
  const plain = { path: '(navigation)', text: systemNavigation };
  return renderWith(block ?? templates.inline(plain), data, call.within);
}

/** Prints data by the tag's own body, or by the block that it names; null without either. */
function printOwn(call: TagCall, data: Data, subject: string): Promise<string> | null {
  const { tag, attributes, file, run, within } = call;
  if (tag.body !== null && !/^(?:\s|\{##\s*##\})*$/.test(tag.body)) {
    return run.renderBody(file, tag.body, data, within);
  }
  const name = attributes.get('template');
  if (!name) return null;
  const block = run.templates.block(name);
  if (block) return run.renderWith(block, data, within);
  find(call, 'missing-template', `There is no blocks/${name}.block for ${subject}.`);
  return null;
}

/** The first navigation of a site without written ones lists all collections, others are empty. */
async function writtenEntries(call: TagCall, id: string): Promise<readonly Value[]> {
  const { site, conf } = call.run;
  const written = [...site.navigations].find(([name]) => isSameName(name, id))?.[1];
  if (written) return written;
  const isMain = site.navigations.size === 0 && (conf.navigations[0] ?? id) === id;
  if (isMain) return defaultNavigation(site);
  find(
    call,
    'missing-navigation',
    `The navigation "${id}" has no entries. Write them in the data: "navigation": { "${id}": [ "shop", "blog" ] }.`,
  );
  return [];
}

async function printQuery(call: TagCall): Promise<string> {
  const { attributes, run } = call;
  const name = collectionNameOf(call, 'collection');
  if (name === null) return '';
  const query = {
    collection: name,
    limit: numberIn(attributes, 'limit'),
    skip: numberIn(attributes, 'skip') ?? 0,
    tag: attributes.get('tag') || null,
    category: attributes.get('category') || null,
    isFeatured: attributes.get('featured') === 'true',
    orderBy: attributes.get('orderby') || null,
  };
  const hooked = run.hooks.query ? await run.hooks.query(query, run.page) : null;
  const data = hooked ?? (await queryData(call, findCollection(call, name), query));
  return data ? printItems(call, data, `the query of "${name}"`) : '';
}

/** Items like that of the page, or like the one that `itemId` names. */
async function printRelated(call: TagCall): Promise<string> {
  const { attributes, run } = call;
  const name = collectionNameOf(call, 'collectionid');
  const collection = name === null ? null : findCollection(call, name);
  if (!collection) return '';
  const id = attributes.get('itemid') || textOf(dataOf(run.page.data, 'item'), 'id') || '';
  const related = relatedItems((await run.itemsOf(collection)) ?? [], id);
  const items = related.slice(0, numberIn(attributes, 'limit') ?? 3);
  const data = { collection: collection.data, items, itemCount: items.length };
  return printItems(call, data, `the items related to those of "${collection.urlId}"`);
}

async function printItems(call: TagCall, data: Data, subject: string): Promise<string> {
  const all = { ...baseData(call.run.site), ...data };
  return (await printOwn(call, all, `${subject}. Add the file; nothing is printed`)) ?? '';
}

/** The collection that a tag names, by default that of the page; null where its name is empty. */
function collectionNameOf(call: TagCall, attribute: string): string | null {
  const { attributes, run } = call;
  if (attributes.has(attribute)) return needed(call, attribute);
  return textOf(dataOf(run.page.data, 'collection'), 'urlId') ?? '';
}

type Selected = Selection & { readonly limit: number | null; readonly skip: number };

async function queryData(
  call: TagCall,
  collection: Collection | null,
  selection: Selected,
): Promise<Data | null> {
  if (!collection) return null;
  const all = selectItems((await call.run.itemsOf(collection)) ?? [], selection);
  const { skip, limit } = selection;
  const items = all.slice(skip, limit === null ? all.length : skip + limit);
  return {
    collection: { ...collection.data, itemCount: all.length },
    items,
    itemCount: all.length,
    empty: items.length === 0,
  };
}

/** The categories of a collection: for a body, or as a plain list of links. */
async function printCategories(call: TagCall): Promise<string> {
  const { tag, file, attributes, run, within } = call;
  const name = collectionNameOf(call, 'collection');
  const collection = name === null ? null : findCollection(call, name);
  if (!collection) return '';
  const items = (await run.itemsOf(collection)) ?? [];
  const wanted = attributes.get('category') ?? attributes.get('name');
  const active = textOf(run.page.data, 'categoryFilter');
  const names = [...new Set(items.flatMap((item) => labelsOf(item, 'categories')))];
  const fullUrl = (title: string) =>
    `${collection.isHome ? '/' : `/${collection.urlId}`}?category=${encodeURIComponent(title)}`;
  const categories = names.map((title) => ({
    title,
    name: title,
    url: fullUrl(title),
    fullUrl: fullUrl(title),
    active: active !== null && isSameName(active, title),
    itemCount: items.filter((item) => labelsOf(item, 'categories').includes(title)).length,
  }));
  const data = {
    ...baseData(run.site),
    collection: collection.data,
    categories,
    items: wanted
      ? items.filter((item) =>
          labelsOf(item, 'categories').some((label) => isSameName(label, wanted)),
        )
      : categories,
  };
  return run.renderBody(file, tag.body ?? categoryList, data, within);
}

const categoryList = `<ul class="category-list">{.repeated section categories}
<li><a href="{url|htmltag}"{.if active} aria-current="page"{.end}>{title|html}</a></li>{.end}
</ul>`;

function findCollection(call: TagCall, name: string): Collection | null {
  const { collections } = call.run.site;
  const wanted = name.replace(/^\/+|\/+$/g, '');
  const found =
    collections.find(({ urlId, id }) => isSameName(urlId, wanted) || id === wanted) ??
    collections.find(({ typeName }) => isSameName(typeName, wanted));
  if (found) return found;
  find(
    call,
    'missing-collection',
    `There is no collection "${name}". Add it to the data, or name one of: ${collections.map(({ urlId }) => urlId).join(', ') || 'none yet'}.`,
  );
  return null;
}

function needed(call: TagCall, name: string): string | null {
  const value = call.attributes.get(name)?.trim();
  if (value) return value;
  find(
    call,
    'missing-attribute',
    `<squarespace:${call.tag.name}> needs ${name}="…". The page is printed without it.`,
  );
  return null;
}

function numberIn(attributes: ReadonlyMap<string, string>, name: string): number | null {
  const number = Number.parseInt(attributes.get(name) ?? '', 10);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

function find({ run, file, tag }: TagCall, code: FindingCode, message: string): void {
  run.find({ code, message, file, line: tag.line });
}
