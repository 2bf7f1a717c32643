/** The place where a text stops being JSON, and the error there. */
export interface JsonError {
  /** An index of the text. */
  readonly at: number;
  /** A sentence. */
  readonly message: string;
}

const blank = /[ \t\r\n]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
// eslint-disable-next-line no-control-regex -- JSON has no control characters in texts.
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
// eslint-disable-next-line no-control-regex -- as above
const stringStart = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

const messages = {
  value: 'A value should stand here: a text in double quotes, a number, true, false, null, [ or {.',
  name: 'A name in double quotes should stand here.',
  colon: "A ':' should stand here.",
  list: "A ',' or ']' should stand here.",
  object: "A ',' or '}' should stand here.",
  end: 'Nothing may follow the value.',
  string: 'This text has no end, or a character that must be written with a backslash.',
} as const;

/** Finds the first error of a text; null for JSON. Takes no call stack for what is nested. */
export function findJsonError(text: string): JsonError | null {
  let at = 0;
  const open: ('list' | 'object')[] = [];
  let expected: keyof typeof messages = 'value';

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const take = (sign: string): boolean => {
    if (text.charAt(at) !== sign) return false;
    at++;
    return true;
  };
  const wrong = (message: string): JsonError => ({ at: Math.min(at, text.length), message });
  /** The text that may follow a value. */
  const settle = (): keyof typeof messages => open.at(-1) ?? 'end';
  const readString = (): JsonError | null => {
    if (skip(string)) return null;
    skip(stringStart);
    return wrong(messages.string);
  };

  for (;;) {
    skip(blank);
    switch (expected) {
      case 'value': {
        if (take('{')) {
          open.push('object');
          skip(blank);
          if (take('}')) {
            open.pop();
            expected = settle();
          } else expected = 'name';
        } else if (take('[')) {
          open.push('list');
          skip(blank);
          if (take(']')) {
            open.pop();
            expected = settle();
          }
        } else if (text.charAt(at) === '"') {
          const problem = readString();
          if (problem) return problem;
          expected = settle();
        } else if (skip(scalar)) expected = settle();
        else return wrong(messages.value);
        break;
      }
      case 'name': {
        if (text.charAt(at) !== '"') return wrong(messages.name);
        const problem = readString();
        if (problem) return problem;
        expected = 'colon';
        break;
      }
      case 'colon':
        if (!take(':')) return wrong(messages.colon);
        expected = 'value';
        break;
      case 'list':
      case 'object':
        if (take(',')) expected = expected === 'list' ? 'value' : 'name';
        else if (take(expected === 'list' ? ']' : '}')) {
          open.pop();
          expected = settle();
        } else return wrong(messages[expected]);
        break;
      default:
        return at < text.length ? wrong(messages.end) : null;
    }
  }
}
