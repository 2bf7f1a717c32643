import { scanScript } from './scan-script.js';
import { printed, textState, type Place, type State } from './state.js';

/** Reads HTML from `state` on; returns the state behind it. */
export function scan(state: State, html: string): State {
  let current = state;
  let at = 0;
  while (at < html.length) {
    const [next, length] = readers[current.place](current, html, at);
    current = next;
    at += length;
  }
  return current;
}

/** The state behind the output of a tag, whatever it prints. */
export function scanPrinted(state: State): State {
  switch (state.place) {
    case 'element-name':
      return { ...state, element: state.element + printed };
    case 'attribute-name':
      return { ...state, attribute: state.attribute + printed };
    case 'before-value':
      return { ...state, place: 'value', quote: '', value: printed };
    case 'value':
      return { ...state, value: state.value + printed };
    default:
      return state;
  }
}

/** Reads at least one character; returns the state behind it and the number of characters. */
type Reader = (state: State, html: string, at: number) => readonly [State, number];

const readers: Readonly<Record<Place, Reader>> = {
  text: readText,
  comment: (state, html, at) => readUntil(state, html, at, '-->', textState),
  'element-name': (state, html, at) => {
    const name = match(/[^\s/>]+/y, html, at);
    return name
      ? [{ ...state, element: state.element + name.toLowerCase() }, name.length]
      : [{ ...state, place: 'tag' }, 0];
  },
  tag: (state, html, at) => {
    const blank = match(/[\s/]+/y, html, at);
    if (blank) return [state, blank.length];
    if (html[at] === '>') return [contentOf(state), 1];
    return [{ ...state, place: 'attribute-name', attribute: '' }, 0];
  },
  'attribute-name': (state, html, at) => {
    // A name may begin with `=`, as nonsense as that is.
    const name = match(state.attribute === '' ? /=?[^\s/>=]*/y : /[^\s/>=]+/y, html, at);
    return name
      ? [{ ...state, attribute: state.attribute + name.toLowerCase() }, name.length]
      : [{ ...state, place: 'after-name' }, 0];
  },
  'after-name': (state, html, at) => {
    const blank = match(/\s+/y, html, at);
    if (blank) return [state, blank.length];
    return html[at] === '='
      ? [{ ...state, place: 'before-value' }, 1]
      : [{ ...state, place: 'tag' }, 0];
  },
  'before-value': (state, html, at) => {
    const blank = match(/\s+/y, html, at);
    if (blank) return [state, blank.length];
    const sign = html[at] ?? '';
    if (sign === '>') return [contentOf(state), 1];
    const quote = sign === '"' || sign === "'" ? sign : '';
    return [{ ...state, place: 'value', quote, value: '' }, quote.length];
  },
  value: readValue,
  script: (state, html, at) => {
    const end = endOfElement(html, at, 'script');
    const open = scanScript(state.open, html.slice(at, end ?? undefined));
    return end === null ? [{ ...state, open }, html.length - at] : closeElement(html, at, end);
  },
  style: readContent,
  data: readContent,
  // Some tag ends at the next `>`, whichever it is.
  unknown: (state, html, at) => readUntil(state, html, at, '>', textState),
};

function readText(state: State, html: string, at: number): readonly [State, number] {
  const start = html.indexOf('<', at);
  if (start === -1) return [state, html.length - at];
  const skipped = start - at;
  const rest = html.slice(start, start + 4);
  if (rest === '<!--') return [{ ...state, place: 'comment' }, skipped + 4];
  const tag = /^<\/?(?=[a-z!?]|$)/i.exec(rest)?.[0];
  if (tag === undefined) return [state, skipped + 1];
  const isClosing = tag.length === 2;
  return [{ ...textState, place: 'element-name', isClosing }, skipped + tag.length];
}

function readValue(state: State, html: string, at: number): readonly [State, number] {
  const { quote } = state;
  const text = match(valueText[quote] ?? /[^\s>]+/y, html, at);
  if (text) return [{ ...state, value: state.value + text }, text.length];
  const isType = state.attribute === 'type';
  const behind: State = {
    ...state,
    place: 'tag',
    quote: '',
    value: '',
    ...(isType && { type: state.value.trim().toLowerCase() }),
  };
  return [behind, quote.length];
}

const valueText: Readonly<Record<string, RegExp>> = { '"': /[^"]+/y, "'": /[^']+/y };

/** The state behind the `>` of a tag. */
function contentOf({ element, isClosing, type }: State): State {
  if (isClosing) return textState;
  if (element === 'style') return { ...textState, place: 'style', element };
  if (element !== 'script') return textState;
  return { ...textState, place: isRun(type) ? 'script' : 'data', element, type };
}

/** Whether a browser reads a script of this type as code or as JSON. */
function isRun(type: string): boolean {
  return type === '' || type === 'module' || /(java|ecma)script|json|importmap/.test(type);
}

function readContent(state: State, html: string, at: number): readonly [State, number] {
  const end = endOfElement(html, at, state.element);
  return end === null ? [state, html.length - at] : closeElement(html, at, end);
}

function endOfElement(html: string, at: number, element: string): number | null {
  const pattern = new RegExp(`</${element}(?=[\\s/>]|$)`, 'gi');
  pattern.lastIndex = at;
  return pattern.exec(html)?.index ?? null;
}

function closeElement(html: string, at: number, end: number): readonly [State, number] {
  const length = match(/<\/\w+/y, html, end)?.length ?? 0;
  return [{ ...textState, place: 'tag', isClosing: true }, end - at + length];
}

function readUntil(
  state: State,
  html: string,
  at: number,
  end: string,
  behind: State,
): readonly [State, number] {
  const found = html.indexOf(end, at);
  return found === -1 ? [state, html.length - at] : [behind, found + end.length - at];
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] || null;
}
