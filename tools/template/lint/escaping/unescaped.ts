import type { Path } from '../../../../core/template/index.js';
import type { Call } from '../../../../core/template/syntax/index.js';
import { endOf } from '../end-of.js';
import type { Fix, Remark } from '../finding.js';
import type { State, Visit } from '../markup/index.js';
import type { Rule, Subject } from '../rule.js';
import { kindOf } from './fields.js';
import { escapedByEngine, nowhere, safetyOf, type Safety } from './formatters.js';
import { spotOf, type Spot } from './spot.js';

/** Outputs that nothing escapes for their position: the language escapes nothing by itself (§3.5). */
function unescapedIn(...wanted: readonly Spot[]): Rule {
  return function* (subject) {
    // A template without any markup may be for a mail or a file.
    if (!subject.source.includes('<')) return;
    for (const visit of subject.visits) {
      const { node, state } = visit;
      if (node.type !== 'variable') continue;
      const spot = spotOf(state);
      if (spot === null || !wanted.includes(spot)) continue;
      const [first] = node.refs;
      if (!first || isSafe(spot, node, visit, subject)) continue;
      yield isPlaceholder(node, state, subject.source)
        ? describePlaceholder(node, subject.source)
        : describe(spot, node, state.attribute, subject);
    }
  };
}

export const unescapedText = unescapedIn('text', 'comment');
export const unescapedAttribute = unescapedIn('attribute', 'single-quoted', 'unquoted', 'tag');
export const unescapedAddress = unescapedIn('address', 'query');
export const unescapedScript = unescapedIn('script', 'script-string', 'handler');
export const unescapedStyle = unescapedIn('style');

/** Whether a tag was meant for JavaScript: `${name}` between backticks. */
function isPlaceholder({ at }: Output, { open }: State, source: string): boolean {
  return open === '`' && source.charAt(at - 1) === '$';
}

function describePlaceholder({ at }: Output, source: string): Remark {
  const to = endOf(source, at);
  const inside = source.slice(at + 1, to - 1);
  const text = `{ ${inside} }`;
  const message = `'$\{${inside}}' is read as a tag of the template before it is JavaScript. Write $${text}: what has blanks is no tag.`;
  return { at, to, message, fix: { from: at, to, text, isCertain: false } };
}

/** A tag that prints. */
interface Output {
  readonly at: number;
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

function isSafe(spot: Spot, output: Output, { scope }: Visit, subject: Subject): boolean {
  const { vocabulary, isEscaped } = subject;
  const start = startOf(output.refs[0] ?? [], scope, spot, subject, 0);
  if (start === null) return true;
  const names = output.calls.map(({ name }) => name);
  if (safetyOf(names, start, vocabulary).has(spot)) return true;
  // The engine escapes what its last formatter did not declare safe.
  const isLeft = !vocabulary.formatters.get(names.at(-1) ?? '')?.safe;
  // Unless it is markup by its name, which the option `markup` and `createSite` leave as it is.
  const isMarkup = names.length === 0 && kindOf(output.refs[0] ?? [], scope) === 'markup';
  return isEscaped && isLeft && !isMarkup && escapedByEngine.has(spot);
}

/** How many variables are followed that are bound to each other. */
const mostBindings = 8;

/** The safety of a value before its formatters; null for one that needs none. */
function startOf(
  path: Path,
  scope: Path | null,
  spot: Spot,
  subject: Subject,
  depth: number,
): Safety | null {
  const name = path[0] === '@' && scope ? scope[0] : path[0];
  if (typeof name === 'string' && /^@./.test(name) && !/^@(index0?|args)$/.test(name)) {
    // Only what this template binds, and to one thing, can be judged.
    const bindings = subject.bindings.get(name) ?? [];
    const [binding] = bindings;
    if (binding?.node.type !== 'bindvar' || bindings.length > 1 || depth > mostBindings)
      return null;
    const { refs, calls } = binding.node;
    const start = startOf(refs[0] ?? [], binding.scope, spot, subject, depth + 1);
    const names = calls.map((call) => call.name);
    return start && safetyOf(names, start, subject.vocabulary);
  }
  const kind = kindOf(path, scope);
  return kind === 'made' || (kind === 'markup' && spot === 'text') ? null : nowhere;
}

/** Describes the content of the tag, without braces. */
function describe(spot: Spot, { at, calls }: Output, attribute: string, subject: Subject): Remark {
  const { source } = subject;
  const to = endOf(source, at);
  const inside = source.slice(at + 1, to - 1);
  const shown = `'{${inside}}'`;
  const message = messages[spot](shown, inside, attribute);
  const wanted = formatterFor[spot];
  const last = calls.at(-1);
  // `html` where `htmltag` is meant is replaced, anything else is followed.
  const isReplaced = last !== undefined && last.name === 'html' && wanted === 'htmltag';
  const fix: Fix | null =
    wanted === null
      ? null
      : isReplaced
        ? { from: last.at, to: last.at + last.name.length, text: wanted, isCertain: false }
        : { from: to - 1, to: to - 1, text: `|${wanted}`, isCertain: false };
  return { at, to, message, ...(fix && { fix }) };
}

/** The formatter that makes an output right by itself. */
const formatterFor: Readonly<Record<Spot, string | null>> = {
  text: 'html',
  comment: 'html',
  attribute: 'htmltag',
  address: 'htmltag',
  query: 'url-encode',
  script: 'json',
  tag: null,
  'single-quoted': null,
  unquoted: null,
  handler: null,
  'script-string': null,
  style: null,
};

type Message = (shown: string, inside: string, attribute: string) => string;

const behind = (inside: string, formatter: string) =>
  `{${inside.replace(/\|html$/, '')}|${formatter}}`;

const messages: Readonly<Record<Spot, Message>> = {
  text: (shown, inside) =>
    `${shown} is printed as it is: what looks like a tag in it becomes one. Write ${behind(inside, 'html')} unless it holds markup on purpose.`,
  comment: (shown, inside) =>
    `${shown} is printed into a comment, which '-->' in it ends. Write ${behind(inside, 'html')}.`,
  attribute: (shown, inside) =>
    inside.endsWith('|html')
      ? `'html' leaves quotes as they are, and one in ${shown} ends the attribute. Write ${behind(inside, 'htmltag')}.`
      : `${shown} is printed into an attribute as it is: a quote in it ends the attribute. Write ${behind(inside, 'htmltag')}.`,
  'single-quoted': (shown, inside) =>
    `${shown} is printed between single quotes, which no formatter escapes. Put double quotes around the attribute and write ${behind(inside.replace(/\|html(tag|attr)$/, ''), 'htmltag')}.`,
  unquoted: (shown, inside, attribute) =>
    `${shown} is printed into an attribute without quotes: a blank in it ends the attribute. Write ${attribute}="${behind(inside.replace(/\|html(tag|attr)$/, ''), 'htmltag')}".`,
  tag: (shown) =>
    `${shown} is printed among the attributes of a tag, where nothing can be escaped. Print it as the value of an attribute.`,
  address: (shown, inside) =>
    `${shown} is an address that is printed as it is: a quote in it ends the attribute. Write ${behind(inside, 'htmltag')}, and take only addresses into the data that begin with 'https:' or '/'.`,
  query: (shown, inside) =>
    `${shown} is printed into the query of an address: '&', '#' and quotes in it change the address. Write ${behind(inside, 'url-encode')}.`,
  handler: (shown, inside) =>
    `${shown} is printed into a script in an attribute. Write ${behind(inside.replace(/\|(?:json|html\w*)$/, ''), 'json|htmltag')} without quotes of the script around it.`,
  script: (shown, inside) =>
    `${shown} is printed into a script as it is: its text runs as code. Write ${behind(inside, 'json')}.`,
  'script-string': (shown, inside) =>
    `${shown} is printed into a string of a script: a quote or '</script>' in it ends the string. Write ${behind(inside.replace(/\|html(tag|attr)$/, ''), 'json')} without the quotes around it.`,
  style: (shown) =>
    `${shown} is printed into a style sheet, for which there is no formatter. Choose among fixed values with {.equal?}, or print a number.`,
};
