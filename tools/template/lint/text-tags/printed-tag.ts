import { parse } from '../../../../core/template/syntax/index.js';
import type { Fix, Remark } from '../finding.js';
import type { LintVocabulary, Rule } from '../rule.js';
import { isShown, listTextTags, type TextTag } from './list-text-tags.js';

/** Tags with blanks in them, which are printed as text (§1.1). */
export const spacedTag: Rule = function* ({ visits, source, vocabulary }) {
  for (const tag of listTextTags(visits, source)) {
    const meant = withoutBlanks(tag.body);
    const isMeant =
      meant !== tag.body &&
      !tag.body.includes('\n') &&
      // No style sheet and no script has `{ .end }`.
      (meant.startsWith('.') || isShown(tag)) &&
      isTag(meant, vocabulary);
    if (!isMeant) continue;
    const isDouble = tag.body.startsWith('.') && /\S {2,}\S/.test(tag.body);
    const why = isDouble
      ? 'one blank stands between its words'
      : "no blank may stand behind '{', around '|' or before '}'";
    const message = `'{${tag.body}}' is printed as text: ${why}. Write {${meant}}.`;
    yield remark(tag, message, `{${meant}}`, true);
  }
};

/** Tags of other languages, and expressions, which are printed as text. */
export const printedTag: Rule = function* ({ visits, source, vocabulary }) {
  for (const tag of listTextTags(visits, source)) {
    if (!isShown(tag)) continue;
    const body = tag.body.trim();
    const instruction = withoutDot(body);
    const index = /^([@$\w.-]+)((?:\[(?:\d+|"[\w-]+"|'[\w-]+')\][\w.-]*)+)((?:\|.*)?)$/s.exec(body);
    if (instruction !== null && isTag(instruction, vocabulary)) {
      const message = `'{${body}}' is printed as text: instructions begin with a dot. Write {${instruction}}.`;
      yield remark(tag, message, `{${instruction}}`, false);
    } else if (index) {
      const [, name = '', keys = '', calls = ''] = index;
      const meant = `${name}${keys.replace(/\[["']?([\w-]+)["']?\]/g, '.$1')}${calls}`;
      if (!isTag(meant, vocabulary)) continue;
      const message = `'{${body}}' is printed as text: members and elements follow a dot. Write {${meant}}.`;
      yield remark(tag, message, `{${meant}}`, true);
    } else if (/^%.*%$/s.test(body)) {
      const message = `'{${body}}' is a tag of another language and is printed as text. Write {.if …}, {.repeated section …} or {@|apply …}.`;
      yield { at: tag.at, to: tag.to, message };
    } else if (/^@\d+(?:\.[\w-]+)*$/.test(body)) {
      const meant = body.slice(1);
      const message = `'{${body}}' is printed as text: names of variables begin with a letter. Write {${meant}} for an element, {@index} for its number.`;
      yield remark(tag, message, `{${meant}}`, false);
    } else if (expression.test(body)) {
      const message = `'{${body}}' is printed as text: a tag holds names and formatters. Write {.eval …} to compute, and {.if …} or a predicate to choose.`;
      yield { at: tag.at, to: tag.to, message };
    }
  }
};

/** `{# a {b} #}`: a brace cuts a comment, so that what stands before it is printed (§1.3). */
export const cutComment: Rule = function* ({ visits }) {
  const starts = new Set(visits.flatMap(({ node }) => (node.type === 'text' ? [] : node.at)));
  for (const { node, state } of visits) {
    if (node.type !== 'text' || (state.place !== 'text' && state.place !== 'comment')) continue;
    const index = node.text.search(/\{#[^{}]*$/);
    if (index === -1 || !starts.has(node.at + node.text.length)) continue;
    const message =
      "A tag cuts this comment, so that it is printed: '{#' reaches to the next brace. Write {## … ##} around tags.";
    yield { at: node.at + index, to: node.at + node.text.length, message };
  }
};

/** `{{title}}` prints a brace on each side of the value. */
export const doubleBraces: Rule = function* ({ visits, source }) {
  for (const { node, state } of visits) {
    if (node.type !== 'variable' || state.place === 'script' || state.place === 'data') continue;
    const to = source.indexOf('}', node.at) + 1;
    if (source.charAt(node.at - 1) !== '{' || source.charAt(to) !== '}') continue;
    if (source.charAt(node.at - 2) === '{' || source.charAt(to + 1) === '}') continue;
    const inner = source.slice(node.at, to);
    const message = `One pair of braces makes a tag: '{${inner}}' prints the value between braces. Write ${inner}.`;
    yield {
      at: node.at - 1,
      to: to + 1,
      message,
      fix: { from: node.at - 1, to: to + 1, text: inner, isCertain: false },
    };
  }
};

// A name, an operator with blanks around it, and something more.
const expression = /^!?[@$\w.]+\s*(?:\|\||&&|\?\?|[=!]==?|[<>]=?|\s[-+*/%?]\s)\s*[^\s=]/;

function withoutBlanks(body: string): string {
  const tag = body.trim().replace(/\s*\|\s*/g, '|');
  return tag.startsWith('.') ? tag.replace(/[ \t]{2,}/g, ' ') : tag;
}

/** `section a` as `.section a`; null for what is no instruction. */
function withoutDot(body: string): string | null {
  return /^(?:section|repeated section|if|macro|var|ctx|eval|include|inject) .|^alternates with$|^or [a-zA-Z-]+\?/.test(
    body,
  )
    ? `.${body}`
    : null;
}

function isTag(body: string, vocabulary: LintVocabulary): boolean {
  const { root, faults } = parse(`{${body}}`, vocabulary);
  // Without its block, `.end` leaves no node but an error of structure.
  return root.every(({ type }) => type !== 'text') && (root.length > 0 || faults.length > 0);
}

function remark({ at, to }: TextTag, message: string, text: string, isCertain: boolean): Remark {
  const fix: Fix = { from: at, to, text, isCertain };
  return { at, to, message, fix };
}
