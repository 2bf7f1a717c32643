/**
 * The values that a message needs, read from its literal: `{title}` takes text or a number, `{count, number}` and
 * `{count, plural, …}` a number, `{unit, select, week {…} other {…}}` one of its keys. Branches may hold further
 * arguments. `{}` for a message without arguments.
 */
export type MessageValues<Message extends string> = {
  [Pair in InText<Message> as Pair[0]]: ValueOf<Extract<InText<Message>, [Pair[0], string]>[1]>;
};

/** The type of an argument, by all its uses in one message. */
type ValueOf<Use extends string> = [Extract<Use, 'number'>] extends [never]
  ? [Extract<Use, `key ${string}`>] extends [never]
    ? string | number
    : KeyOf<Use>
  : number;

type KeyOf<Use extends string> = Use extends `key ${infer Key}` ? Key : never;

/** An argument that is still open, with its formatter: `['count', 'plural']`. */
type OpenTag = [name: string, kind: string];

/** Collects `[argument, use]` pairs. `Open` lists the tags around the text, innermost first. */
type InText<
  Text extends string,
  Open extends OpenTag[] = [],
  Found extends [string, string] = never,
> =
  NextBrace<Text> extends [infer Brace, string, infer After extends string]
    ? Brace extends '{'
      ? InTag<After, Open, Found>
      : Open extends []
        ? Found
        : InBranches<After, Open, Found>
    : Found;

type InTag<Text extends string, Open extends OpenTag[], Found extends [string, string]> =
  NextBrace<Text> extends [infer Brace, infer Head extends string, infer After extends string]
    ? Brace extends '}'
      ? InText<After, Open, Found | PlainUse<Head>>
      : Head extends `${infer Name},${infer Kind},${infer Key}`
        ? InText<
            After,
            [[Trim<Name>, Trim<Kind>], ...Open],
            Found | BranchUse<[Trim<Name>, Trim<Kind>], Key>
          >
        : Found
    : Found;

type InBranches<Text extends string, Open extends OpenTag[], Found extends [string, string]> =
  NextBrace<Text> extends [infer Brace, infer Key extends string, infer After extends string]
    ? Open extends [infer Tag extends OpenTag, ...infer Outer extends OpenTag[]]
      ? Brace extends '{'
        ? InText<After, Open, Found | BranchUse<Tag, Key>>
        : InText<After, Outer, Found>
      : Found
    : Found;

type PlainUse<Head extends string> = Head extends `${infer Name},${string}`
  ? [Trim<Name>, 'number']
  : [Trim<Head>, 'text'];

type BranchUse<Tag extends OpenTag, Key extends string> = [
  Tag[0],
  Tag[1] extends 'select' ? `key ${Trim<Key>}` : 'number',
];

/** The first brace, the text before it and the text behind it. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Short}}${infer Rest}`
    ? ['}', Short, `${Rest}{${After}`]
    : ['{', Before, After]
  : Text extends `${infer Before}}${infer After}`
    ? ['}', Before, After]
    : never;

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : Text;
