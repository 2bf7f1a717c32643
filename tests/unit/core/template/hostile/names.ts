import { formatters } from '../../../../../core/template/index.js';
import { corePredicates, sitePredicates } from '../../../../../core/template/predicates/index.js';

/** Whatever the tables of the engine hold is in here by itself. */
export const formatterNames = Object.values(formatters).flatMap((table) => Object.keys(table));
export const predicateNames = Object.keys({ ...corePredicates, ...sitePredicates });

/** Put onto the prototypes while templates run; it must never be seen. */
export const marker = 'marker';

/** Names that mean something to objects, or to whoever reads them carelessly. */
export const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'toJSON',
  'valueOf',
  'length',
  'then',
  marker,
];

/** Members that formatters and predicates look for. */
export const knownNames = (
  'website items structuredContent variants startDate endDate location excerpt title body fullUrl ' +
  'assetUrl originalSize colorData mediaFocalPoint recordType collection folder options design author ' +
  'displayName tags categories value currency decimalValue currencyCode timeZone websiteSettings ' +
  'localizedStrings promotedBlockType systemDataVariants entries optionValues priceMoney productType ' +
  'attributes qtyInStock unlimited onSale userName id type hue saturation lightness publicCommentCount'
).split(' ');

export const references = [
  ...['a', 'b', 'c', '@', '@x', '@y', '@args', '@index', '@index0', '0', '1', '7', '2147483648'],
  ...[
    'a.b',
    'a.b.c',
    '@.a',
    '@x.a',
    'a.0',
    'a.length',
    'items.0.a',
    '$g.a',
    'a.@',
    'a-b',
    'missing',
  ],
  ...['website.timeZone', 'constructor.constructor', 'hasOwnProperty', 'toString.length', marker],
  ...[
    'a.constructor.prototype.marker',
    'then',
    'length',
    'startDate',
    'structuredContent.variants',
  ],
];

/** Arguments that some formatter or predicate understands, and some that none does. */
export const argumentWords = [
  ...[
    '',
    '0',
    '1',
    '-1',
    '5',
    '100',
    '1e9',
    '99999999999',
    '0.5',
    'NaN',
    'a',
    'a.b',
    '@',
    '@x',
    'b.0',
  ],
  ...[
    '"x"',
    '[1,2]',
    'true',
    'null',
    '{"a":1',
    "'",
    '"',
    'private',
    'output',
    'k=a',
    'k:a',
    'a=b=c',
    '=',
  ],
  ...['%Y-%m-%d %H:%M', '%', '%Z%z%c%N', 'date:long', 'time:short', 'skeleton:yMMMd', 'field:day'],
  ...['style:percent', 'style:short', 'maxfrac:99', 'minfrac:50', 'round:ceil', 'group:false'],
  ...[
    'symbol:narrow',
    'width:narrow',
    'm',
    'p',
    'q',
    'me',
    'topLeft',
    '300',
    'title',
    'x'.repeat(50),
  ],
  ...hostileNames,
  ...hostileNames.map((name) => `a.${name}`),
];
