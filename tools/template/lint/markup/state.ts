/** The place of the next character in an HTML document. */
export type Place =
  | 'text'
  | 'comment'
  | 'element-name'
  /** Between the attributes of a tag. */
  | 'tag'
  | 'attribute-name'
  | 'after-name'
  | 'before-value'
  | 'value'
  | 'script'
  | 'style'
  /** The content of a script element whose type no browser runs. */
  | 'data'
  /** The place after branches of a block that end in different places. */
  | 'unknown';

/** The state of a scanner of HTML between two pieces of a template. */
export interface State {
  readonly place: Place;
  /** The element whose tag or content this is, in lower case; '' in text. */
  readonly element: string;
  readonly isClosing: boolean;
  /** The attribute's name in lower case. */
  readonly attribute: string;
  /** The quote around the attribute's value; '' without one. */
  readonly quote: string;
  /** The attribute's value up to here. The output of a tag is the character U+FFFC. */
  readonly value: string;
  /** The `type` of a script element. */
  readonly type: string;
  /** The open construct of a script: the quote of a string, the start of a comment, or `/` for a pattern. */
  readonly open: string;
}

export const textState: State = {
  place: 'text',
  element: '',
  isClosing: false,
  attribute: '',
  quote: '',
  value: '',
  type: '',
  open: '',
};

/** Stands for the output of a tag. */
export const printed = '\ufffc';

/** The state behind branches that end in these states. */
export function joinStates([first = textState, ...others]: readonly State[]): State {
  if (others.every((other) => isSamePlace(first, other))) {
    // A value that may still be empty counts as empty: an address could begin here.
    return others.reduce((joined, other) => (joined.value === '' ? joined : other), first);
  }
  const isTag = [first, ...others].every(
    (state) => isBetweenAttributes(state) && state.element === first.element,
  );
  return isTag
    ? { ...first, place: 'tag', attribute: '', value: '' }
    : { ...textState, place: 'unknown' };
}

function isSamePlace(a: State, b: State): boolean {
  return (
    a.place === b.place &&
    (a.place === 'text' || (a.element === b.element && a.quote === b.quote && a.open === b.open)) &&
    (a.place !== 'value' || a.attribute === b.attribute)
  );
}

const inTag: ReadonlySet<Place> = new Set(['element-name', 'tag', 'attribute-name', 'after-name']);

/** Whether a blank is all that a new attribute needs. */
function isBetweenAttributes({ place, quote }: State): boolean {
  return inTag.has(place) || (place === 'value' && quote === '');
}
