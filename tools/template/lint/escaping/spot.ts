import type { State } from '../markup/index.js';

/** The positions that differ in what must be escaped. */
export type Spot =
  | 'text'
  | 'comment'
  /** Between attributes, or in the name of an element or attribute. */
  | 'tag'
  | 'attribute'
  /** An attribute in single quotes. */
  | 'single-quoted'
  | 'unquoted'
  /** The beginning of an address. */
  | 'address'
  /** Behind the `?` of an address. */
  | 'query'
  /** An attribute whose value is a script. */
  | 'handler'
  | 'script'
  | 'script-string'
  | 'style';

/** Attributes that a browser follows or loads. */
const addresses = new Set([
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'manifest',
  'ping',
  'poster',
  'src',
  'xlink:href',
]);

/** The position behind a state; null where nothing is known of it. */
export function spotOf(state: State): Spot | null {
  // The host reads its own tags before there is a page.
  if (/^(?:squarespace|sqs):/.test(state.element)) return null;
  switch (state.place) {
    case 'unknown':
    case 'data':
      return null;
    case 'text':
    case 'comment':
    case 'style':
      return state.place;
    case 'script':
      return /^["'`]$/.test(state.open) ? 'script-string' : 'script';
    case 'before-value':
      return 'unquoted';
    case 'value':
      return spotOfValue(state);
    default:
      return 'tag';
  }
}

function spotOfValue({ attribute, quote, value }: State): Spot {
  if (quote === '') return 'unquoted';
  if (/^on[a-z]/.test(attribute)) return 'handler';
  const isAddress = addresses.has(attribute);
  if (isAddress && value.includes('?')) return 'query';
  if (quote === "'") return 'single-quoted';
  return isAddress && value.trim() === '' ? 'address' : 'attribute';
}
