/** A rule of a TextMate grammar, as far as ours uses the format. */
interface GrammarRule {
  name?: string;
  include?: string;
  match?: string;
  begin?: string;
  end?: string;
  captures?: Captures;
  beginCaptures?: Captures;
  endCaptures?: Captures;
  patterns?: readonly GrammarRule[];
}

type Captures = Readonly<Record<string, GrammarRule>>;

export interface Grammar extends GrammarRule {
  scopeName: string;
  injections: Readonly<Record<string, GrammarRule>>;
  patterns: readonly GrammarRule[];
  repository: Readonly<Record<string, GrammarRule>>;
}

export interface Token {
  text: string;
  /** The innermost scope, without the grammar's name at its end; '' for what the grammar leaves alone. */
  scope: string;
}

interface Found {
  rule: GrammarRule;
  match: RegExpExecArray;
  isEnd: boolean;
}

/** Every pattern of a grammar, to be tried one by one. */
export function listPatterns(rule: GrammarRule | Grammar): string[] {
  const inside = [
    ...(rule.patterns ?? []),
    ...Object.values(rule.captures ?? {}),
    ...('repository' in rule ? Object.values(rule.repository) : []),
  ];
  const own = [rule.match, rule.begin, rule.end].filter((pattern) => pattern !== undefined);
  return [...own, ...inside.flatMap(listPatterns)];
}

/**
 * Tokens of a text as an editor would find them: of the patterns that are active the first match wins, and of equal ones
 * the first pattern. Grammars from outside (`text.html.basic`) match nothing here.
 */
export function tokenize(grammar: Grammar, text: string): Token[] {
  const stack: GrammarRule[] = [];
  return text.split('\n').flatMap((line) => tokenizeLine(grammar, line, stack));
}

function tokenizeLine(grammar: Grammar, line: string, stack: GrammarRule[]): Token[] {
  const tokens: Token[] = [];
  const scopeNow = () => stack.findLast(({ name }) => name)?.name;
  let at = 0;
  for (;;) {
    const found = findNext(grammar, line, at, stack);
    if (!found) break;
    const { rule, match, isEnd } = found;
    add(tokens, line.slice(at, match.index), scopeNow());
    const captures = isEnd ? rule.endCaptures : (rule.beginCaptures ?? rule.captures);
    if (!isEnd && rule.begin !== undefined) stack.push(rule);
    const scope = rule.match === undefined ? scopeNow() : (rule.name ?? scopeNow());
    tokens.push(...tokenizeMatch(grammar, match, captures ?? {}, scope));
    if (isEnd) stack.pop();
    const end = match.index + match[0].length;
    if (end === at && !isEnd && rule.begin === undefined)
      throw new Error('A pattern matches nothing.');
    at = end;
    if (at >= line.length && match[0] === '') break;
  }
  add(tokens, line.slice(at), scopeNow());
  return tokens;
}

function tokenizeMatch(
  grammar: Grammar,
  match: RegExpExecArray,
  captures: Captures,
  scope: string | undefined,
): Token[] {
  const tokens: Token[] = [];
  let at = match.index;
  const end = match.index + match[0].length;
  for (const [number, capture] of Object.entries(captures)) {
    const [from, to] = match.indices?.[Number(number)] ?? [at, at];
    if (from < at || to === from) continue;
    add(tokens, match.input.slice(at, from), scope);
    const text = match.input.slice(from, to);
    if (capture.patterns) {
      // What stands before a capture is there for a look back.
      const start = { ...capture, name: capture.name ?? scope ?? '' };
      tokens.push(...tokenizeLine({ ...grammar, injections: {} }, text, [start]));
    } else add(tokens, text, capture.name ?? scope);
    at = to;
  }
  add(tokens, match.input.slice(at, end), scope);
  return tokens;
}

function findNext(
  grammar: Grammar,
  line: string,
  at: number,
  stack: readonly GrammarRule[],
): Found | null {
  const top = stack.at(-1);
  const candidates: Found[] = [];
  const tryPattern = (rule: GrammarRule, pattern: string, isEnd: boolean) => {
    const regex = new RegExp(pattern, 'dg');
    regex.lastIndex = at;
    const match = regex.exec(line);
    if (match) candidates.push({ rule, match, isEnd });
  };
  if (top?.end !== undefined) tryPattern(top, top.end, true);
  for (const rule of expand(grammar, top?.patterns ?? (top ? [] : grammar.patterns))) {
    tryPattern(rule, rule.match ?? rule.begin ?? '', false);
  }
  return candidates.reduce<Found | null>(
    (best, next) => (best && best.match.index <= next.match.index ? best : next),
    null,
  );
}

function expand(grammar: Grammar, rules: readonly GrammarRule[]): GrammarRule[] {
  return rules.flatMap((rule) => {
    if (rule.include !== undefined) {
      if (!rule.include.startsWith('#')) return [];
      const named = grammar.repository[rule.include.slice(1)];
      if (!named) throw new Error(`The grammar has no ${rule.include}.`);
      return expand(grammar, [named]);
    }
    return rule.match === undefined && rule.begin === undefined
      ? expand(grammar, rule.patterns ?? [])
      : [rule];
  });
}

function add(tokens: Token[], text: string, scope = ''): void {
  if (text !== '') tokens.push({ text, scope: scope.replace(/\.vitrine-template$/, '') });
}
