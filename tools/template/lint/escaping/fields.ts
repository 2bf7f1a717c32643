import type { Path } from '../../../../core/template/index.js';

/** The content of a member of the page's data, as far as its name tells. */
export type FieldKind =
  /** Ids, numbers, times, addresses and words that the platform makes itself. */
  | 'made'
  /** Markup on purpose. */
  | 'markup'
  /** Any text that somebody typed. */
  | 'typed';

const made: readonly RegExp[] = [
  // `{squarespace-headers}` and the like come from the host.
  /^squarespace\b/,
  /^(?:id|identifier|index|key|type|typeName|lang|language|locale|timeZone|ordering|layout|style)$/,
  /(?:Id|ID|Ids|Count|Number|Index|Order|Size|Width|Height|Length|Ratio|Percent|Cents|Type|Kind|State|Status|Mode|Version|Token|Hash|Code|Slug)$/,
  /^(?:width|height|size|order|number|count|quantity|qtyInStock|x|y|mapLat|mapLng|mapZoom|recordTypeLabel|typeLabel|serviceName)$/,
  // Pages of a list; sizes that a picture is there in.
  /^(?:(?:next|prev|current|total)Pages?|systemDataVariants)$/,
  // Times and dates.
  /(?:On|Date|Time|Year|Month|Day)$/,
  // Addresses and colours that the platform writes.
  /(?:[aA]sset|full|base|logoImage|internal|authentic|canonical|nextPage|prevPage|feed|favicon|socialLogoImage)Url$/,
  /^(?:urlId|base-url)$/,
  /(?:[cC]olor|^accent)$/,
  // Answers to yes or no.
  /^(?:is|has|can|show|hide|enable|disable|use)[A-Z]/,
  /(?:Enabled|Disabled)$/,
];

const markup: readonly RegExp[] = [
  /^(?:body|excerpt|html|description|content|caption|bio|embed|oembed|markup|disclaimer|promotedBlock|postItemInjectCode)$/,
  /(?:Html|HTML|Body|Content|Description|Markup|Embed)$/,
  /^(?:header|footer|main)[A-Z]/,
];

/** Judges a reference by its names. `scope` is what `@` is. */
export function kindOf(path: Path, scope: Path | null): FieldKind {
  const [first] = path;
  if (first === '@index' || first === '@index0' || first === '@args') return 'made';
  // The output of the host, and the texts of the template itself.
  if (/^(?:squarespace\b|localizedStrings$)/.test(String(first))) return 'made';
  const name = [...path].reverse().find((part) => typeof part === 'string' && part !== '@');
  if (name === undefined) return scope ? kindOf(scope, null) : 'typed';
  const word = String(name);
  if (made.some((pattern) => pattern.test(word))) return 'made';
  return markup.some((pattern) => pattern.test(word)) ? 'markup' : 'typed';
}
