/** A tag of an HTML text. Names are in lower case. */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** The first value of each attribute, '' for none; entities stay as they are. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements whose content a browser with scripts reads as text. */
const textElements = new Set(
  'script style textarea title noscript iframe noembed noframes xmp'.split(' '),
);

const tagStart = /<(?:!--|([!?])|(\/?)([a-z][^\s/>]*)|(\/))/gi;
const commentEnd = /--!?>/g;
const gap = /[\s/]*/y;
/** A name may begin with an equals sign. */
const attributeName = /[^\s/>][^\s/>=]*/y;
const assignment = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/**
 * Finds the tags of an HTML text in order, as the tokenizer of a browser does: not in comments, scripts and other text.
 * One pass, also through broken markup; an unfinished tag or comment ends the search.
 */
export function* readTags(html: string): Generator<Tag, void> {
  let at = 0;

  /** Moves behind the next match; false at the end of the text. */
  function skipTo(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isFound = pattern.test(html);
    at = isFound ? pattern.lastIndex : html.length;
    return isFound;
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(html) ?? [];
    at += text.length;
    return text;
  }

  /** Null where the text ends before the value does. */
  function takeValue(): string | null {
    const quote = html[at];
    if (quote !== '"' && quote !== "'") return take(bareValue);
    const end = html.indexOf(quote, at + 1);
    if (end < 0) return null;
    const value = html.slice(at + 1, end);
    at = end + 1;
    return value;
  }

  /** Null where the text ends before the tag does. */
  function takeAttributes(): ReadonlyMap<string, string> | null {
    const attributes = new Map<string, string>();
    for (;;) {
      take(gap);
      const name = take(attributeName).toLowerCase();
      if (name === '') return html[at++] === '>' ? attributes : null;
      const value = take(assignment) === '' ? '' : takeValue();
      if (value === null) return null;
      if (!attributes.has(name)) attributes.set(name, value);
    }
  }

  for (;;) {
    tagStart.lastIndex = at;
    const found = tagStart.exec(html);
    if (!found) return;
    at = tagStart.lastIndex;
    const [, declaration, slash, given, lone] = found;
    if (given === undefined) {
      if (declaration !== undefined || lone !== undefined) skipTo(/>/g);
      // `<!-->` and `<!--->` are whole comments.
      else if (!/^-?>/.test(html.slice(at, at + 2))) skipTo(commentEnd);
      continue;
    }
    const attributes = takeAttributes();
    if (!attributes) return;
    const name = given.toLowerCase();
    const isEnd = slash === '/';
    yield { name, isEnd, attributes };
    if (isEnd || !textElements.has(name)) continue;
    const end = `</${name}`;
    if (skipTo(new RegExp(`${end}(?=[\\s/>])`, 'gi'))) at -= end.length;
  }
}
