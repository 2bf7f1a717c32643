import { unescapeMarkup } from '../markup/index.js';
import { withEventTimes } from './events.js';
import type { SiteHooks } from './hooks.js';
import { splitAtMarks, type FilledPart } from './host-tags.js';
import { knownTags, printTag } from './print-tags.js';
import { knownVariables, printVariable } from './print-variables.js';
import type { PageRun, RunParts, Within } from './run-parts.js';
import { failure } from './site-errors.js';
import { readItem, type Collection } from './site-data.js';
import type { PlacedPart } from './templates.js';
import type { Data, SiteError, SitePage } from './types.js';

/** Tags within tags end here, and there are no more of them on a page: templates may print each other. */
const deepest = 8;
const mostInner = 5000;

/** Loads items once for each collection and page. */
export function createItemsOf(
  hooks: SiteHooks,
  now: number,
  fail: (error: unknown, what: string) => void,
) {
  const loaded = new Map<string, Promise<readonly Data[] | null>>();
  const read = async (collection: Collection) => {
    try {
      const items = (await hooks.load?.items?.(collection)) ?? null;
      return items?.map((item) => readItem(item, collection.urlId)) ?? collection.items;
    } catch (error) {
      fail(error, `The items of "${collection.urlId}" could not be loaded`);
      return collection.items;
    }
  };
  const load = async (collection: Collection) => {
    const items = await read(collection);
    return items && withEventTimes(items, now);
  };
  return (collection: Collection): Promise<readonly Data[] | null> => {
    const known = loaded.get(collection.id) ?? load(collection);
    loaded.set(collection.id, known);
    return known;
  };
}

export interface RunPage {
  readonly page: SitePage;
  readonly layoutName: string;
  readonly itemsOf: PageRun['itemsOf'];
  readonly errors: SiteError[];
  /** Prints the main content. */
  readonly content: (run: PageRun) => Promise<string>;
}

export function createPageRun(
  parts: RunParts,
  { page, layoutName, itemsOf, errors, content }: RunPage,
): PageRun {
  const count = { inner: 0 };
  const runWith = (mainContent: PageRun['mainContent']): PageRun => {
    const run: PageRun = {
      ...parts,
      page,
      layoutName,
      errors,
      itemsOf,
      mainContent,
      hook: async (name) => {
        const given = parts.hooks[name] ?? '';
        return typeof given === 'string' ? given : given(page);
      },
      renderWith: async (template, data, within) => {
        const { output, errors: found } = template.render(data, parts.context);
        errors.push(...found);
        return fill(output, run, within, count);
      },
      renderBody: (file, text, data, within) =>
        run.renderWith(parts.templates.inline({ path: file, text }), data, within),
    };
    return run;
  };
  // Content that prints itself would never end.
  const inContent = runWith(() =>
    Promise.reject(new Error('it stands in the main content itself')),
  );
  let printed: Promise<string> | null = null;
  return runWith(() => (printed ??= content(inContent)));
}

/** How many tags within tags were printed so far. */
interface InnerCount {
  inner: number;
}

/** Prints the parts of the host into a rendered template. Queries of one page load side by side. */
async function fill(
  text: string,
  run: PageRun,
  within: Within,
  count: InnerCount,
): Promise<string> {
  const pieces = splitAtMarks(text, run.marks);
  if (pieces.length === 1) return text;
  const printed = pieces.map((piece) =>
    typeof piece === 'string' ? piece : printPart(piece, run, text, within, count),
  );
  return (await Promise.all(printed)).join('');
}

/** A part that fails leaves its place empty; the page goes on. */
async function printPart(
  { index, values }: FilledPart,
  run: PageRun,
  document: string,
  within: Within,
  count: InnerCount,
): Promise<string> {
  const placed = run.templates.part(index);
  if (!placed || within.length > deepest) return '';
  try {
    if (within.includes(index)) throw new Error('it prints a template that holds it');
    if (within.length > 0 && ++count.inner > mostInner)
      throw new Error(`the page has more than ${mostInner} tags within tags`);
    return await printPlaced(placed, values, run, document, [...within, index]);
  } catch (error) {
    run.errors.push(
      failure(error, `${placed.part.name} could not be printed`, placed.file, placed.part.line),
    );
    return '';
  }
}

async function printPlaced(
  { part, file }: PlacedPart,
  values: readonly string[],
  run: PageRun,
  document: string,
  within: Within,
): Promise<string> {
  if (part.kind === 'variable') {
    reportUnknown(run, file, part.line, part.name, null);
    return printVariable(part.name, run, document);
  }
  reportUnknown(run, file, part.line, null, part.name);
  const attributes = new Map(
    part.attributes.map(({ name }, at) => [name, unescapeMarkup(values[at] ?? '')]),
  );
  return printTag({ tag: part, file, attributes, run, within });
}

function reportUnknown(
  run: Pick<RunParts, 'find'>,
  file: string,
  line: number,
  variable: string | null,
  tag: string | null,
): void {
  if (variable !== null && !knownVariables.has(variable)) {
    run.find({
      code: 'unknown-variable',
      message: `The host does not know {squarespace.${variable}}; it prints nothing. Take it out, or write what it should print.`,
      file,
      line,
    });
  }
  if (tag !== null && !knownTags.has(tag)) {
    run.find({
      code: 'unknown-tag',
      message: `The host does not know <squarespace:${tag}>; it stays in the page as it is. Replace it by HTML.`,
      file,
      line,
    });
  }
}

/** The findings that the files alone show, before any page is asked for. */
export function findUnknown({ templates, find }: Pick<RunParts, 'templates' | 'find'>): void {
  for (const { part, file } of templates.allParts()) {
    const isVariable = part.kind === 'variable';
    reportUnknown(
      { find },
      file,
      part.line,
      isVariable ? part.name : null,
      isVariable ? null : part.name,
    );
  }
}
