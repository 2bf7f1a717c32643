import type { SiteSources, SourceText } from './files.js';
import type { TemplateConf } from './template-conf.js';

/** A template that several files make up, in order. */
export interface JoinedSource {
  readonly parts: readonly SourceText[];
  readonly text: string;
}

export interface Layout extends JoinedSource {
  readonly name: string;
  /** Regions that the layout names and no file is. */
  readonly missing: readonly string[];
}

/** The page around the main content where a site has no region at all. */
const bareRegion = `<!doctype html>
<html lang="{website.language|default en}">
<head>
{squarespace-headers}
</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<main>{squarespace.main-content}</main>
{squarespace-footers}
</body>
</html>
`;

/**
 * The layout of a name: its regions joined in order. Without that layout, or without one of its regions, the default one;
 * without one of that one's `site.region`, as hosts of such templates do it.
 */
export function findLayout(name: string | null, conf: TemplateConf, sources: SiteSources): Layout {
  const wanted = name?.toLowerCase() ?? 'default';
  const found = conf.layouts.has(wanted) ? wanted : 'default';
  const { missing, present } = findRegions(found, conf, sources);
  const isWhole = missing.length === 0 && present.length > 0;
  const parts = isWhole ? present : fallback(wanted, present, conf, sources);
  return { name: found, missing, parts, text: joinParts(parts) };
}

function findRegions(layout: string, conf: TemplateConf, sources: SiteSources) {
  const regions = conf.layouts.get(layout) ?? [conf.layouts.values().next().value ?? []].flat();
  const files = regions.map((region) => [region, regionFile(region, sources)] as const);
  return {
    missing: files.flatMap(([region, file]) => (file ? [] : region)),
    present: files.flatMap(([, file]) => file ?? []),
  };
}

/** A region of the layout's name, or the default layout, or `site.region`; without them the regions that there are. */
function fallback(
  name: string,
  present: readonly SourceText[],
  conf: TemplateConf,
  sources: SiteSources,
): readonly SourceText[] {
  const own = regionFile(name, sources);
  if (own) return [own];
  const usual = findRegions('default', conf, sources);
  if (usual.missing.length === 0 && usual.present.length > 0) return usual.present;
  const whole = regionFile('site', sources);
  if (whole) return [whole];
  if (present.length > 0) return present;
  const any = sources.list('', '.region');
  return any.length > 0 ? any.slice(0, 1) : [{ path: 'site.region', text: bareRegion }];
}

function regionFile(region: string, sources: SiteSources): SourceText | null {
  const name = region.replace(/\.region$/i, '');
  return sources.text(`${name}.region`) ?? sources.text(`regions/${name}.region`);
}

function joinParts(parts: readonly SourceText[]): string {
  return parts.map(({ text }) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
}

/** The file and its line that a line of the joined text is. */
export function placeInParts(
  parts: readonly SourceText[],
  line: number,
): { source: SourceText; line: number } | null {
  let rest = line;
  for (const source of parts) {
    const lines = joinParts([source]).split('\n').length - 1;
    if (rest <= lines || source === parts.at(-1)) return { source, line: rest };
    rest -= lines;
  }
  return null;
}
