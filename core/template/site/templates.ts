import type { Engine } from '../engine.js';
import type { RenderContext } from '../runtime/index.js';
import type { Template } from '../template.js';
import type { SiteSources, SourceText } from './files.js';
import { takeHostParts, type HostPart, type Marks } from './host-tags.js';
import { findLayout, type Layout } from './layout.js';
import { describeErrors, type ErrorFiles } from './site-errors.js';
import { systemPartials } from './system-templates.js';
import type { TemplateConf } from './template-conf.js';
import type { Data, SiteError } from './types.js';

/** A template of the site, ready to run. */
export interface SiteTemplate {
  readonly parts: readonly SourceText[];
  /** The errors of its syntax. */
  readonly errors: readonly SiteError[];
  readonly render: (
    data: Data,
    context: RenderContext,
  ) => { output: string; errors: readonly SiteError[] };
}

/** A part of the host, and the file it is in. */
export interface PlacedPart {
  readonly part: HostPart;
  readonly file: string;
}

/** The templates of a site, compiled when they are first used. */
export interface Templates {
  readonly layout: (name: string | null) => {
    readonly layout: Layout;
    readonly template: SiteTemplate;
  };
  /** A file of the site; null if there is none. */
  readonly file: (path: string) => SiteTemplate | null;
  /** A text that is no file, such as the body of a query. */
  readonly inline: (source: SourceText) => SiteTemplate;
  /** The block of that name, with or without its extension. */
  readonly block: (name: string) => SiteTemplate | null;
  readonly part: (index: number) => PlacedPart | null;
  /** All parts of the host in all files. */
  readonly allParts: () => readonly PlacedPart[];
  /** The errors of syntax in all files. */
  readonly errors: () => readonly SiteError[];
}

export interface TemplatesOptions {
  readonly engine: Engine;
  readonly sources: SiteSources;
  readonly conf: TemplateConf;
  readonly marks: Marks;
  /** Partials of the host by name. */
  readonly partials: Readonly<Record<string, string>>;
}

/** Prepares the templates of a site; nothing is parsed yet. */
export function createTemplates({
  engine,
  sources,
  conf,
  marks,
  partials,
}: TemplatesOptions): Templates {
  const placed: PlacedPart[] = [];
  const byKey = new Map<string, SiteTemplate>();
  const partialFiles = collectPartials(sources, partials);
  const partialTexts = new Map<string, string>();
  for (const [name, source] of partialFiles) partialTexts.set(name, prepare([source]));
  const errorFiles = (parts: readonly SourceText[]): ErrorFiles => ({
    parts,
    partial: (name) => partialFiles.get(name) ?? null,
    templates: sources.templates,
  });

  function prepare(parts: readonly SourceText[]): string {
    return parts
      .map(({ path, text }) => {
        const taken = takeHostParts(text, marks, placed.length);
        placed.push(...taken.parts.map((part) => ({ part, file: path })));
        return taken.text.endsWith('\n') || parts.length === 1 ? taken.text : `${taken.text}\n`;
      })
      .join('');
  }

  function create(parts: readonly SourceText[]): SiteTemplate {
    const compiled: Template = engine.compile(prepare(parts));
    const files = errorFiles(parts);
    let errors: readonly SiteError[] | null = null;
    const own = () => (errors ??= describeErrors(compiled.errors, files));
    return {
      parts,
      get errors() {
        return own();
      },
      render(data, context) {
        const result = compiled.render(data, { ...context, partials: partialTexts });
        // A tag that is none is printed as text, which is no error while the page runs.
        return {
          output: result.output,
          errors: [...own(), ...describeErrors(result.errors, files)],
        };
      },
    };
  }

  function obtain(key: string, parts: () => readonly SourceText[]): SiteTemplate {
    const known = byKey.get(key);
    if (known) return known;
    const made = create(parts());
    byKey.set(key, made);
    return made;
  }

  const file = (path: string) => {
    const source = sources.text(path);
    return source && obtain(source.path, () => [source]);
  };
  const templates: Templates = {
    layout: (name) => {
      const layout = findLayout(name, conf, sources);
      const key = layout.parts.map(({ path }) => path).join('+');
      return { layout, template: obtain(key, () => layout.parts) };
    },
    file,
    inline: (source) => obtain(`${source.path}\0${source.text}`, () => [source]),
    block: (name) => {
      const source = partialFiles.get(name) ?? partialFiles.get(`${name}.block`);
      return source ? obtain(source.path, () => [source]) : null;
    },
    part: (index) => placed[index] ?? null,
    allParts: () => {
      useAll();
      return [...placed];
    },
    errors: () => useAll().flatMap((template) => template.errors),
  };

  /** Compiles every file, a region as a part of its layouts. */
  function useAll(): SiteTemplate[] {
    const names = [...conf.layouts.keys()];
    const layouts = (names.length > 0 ? names : [null]).map(
      (name) => templates.layout(name).template,
    );
    const others = sources.templates
      .filter(({ path }) => !/\.region$/i.test(path))
      .flatMap(({ path }) => file(path) ?? []);
    // The body of a tag is a template of its own, which adds the tags in it to those that are placed.
    const bodies: SiteTemplate[] = [];
    for (const { part, file: path } of placed) {
      if (part.kind === 'tag' && part.body !== null)
        bodies.push(templates.inline({ path, text: part.body }));
    }
    return [...new Set([...layouts, ...others, ...bodies])];
  }

  return templates;
}

/** The partials by all names they are applied by: `navigation.block`, `navigation`, `blocks/navigation.block`. */
function collectPartials(
  sources: SiteSources,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, SourceText> {
  const found = new Map<string, SourceText>();
  const add = (name: string, source: SourceText) => {
    if (!found.has(name)) found.set(name, source);
  };
  for (const source of sources.list('blocks', '.block', '.html')) {
    const name = source.path.slice('blocks/'.length);
    const bare = name.replace(/\.\w+$/, '');
    for (const each of [name, bare, `${bare}.block`, source.path]) add(each, source);
  }
  for (const [name, text] of [...Object.entries(given), ...Object.entries(systemPartials)]) {
    const source = { path: `(partial) ${name}`, text };
    for (const each of [name, `${name}.block`]) add(each, source);
  }
  return found;
}
