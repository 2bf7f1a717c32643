import type { TemplateError } from '../../../../core/template/errors/index.js';
import { endOf } from '../end-of.js';
import type { LintVocabulary } from '../rule.js';
import { listTextTags } from '../text-tags/index.js';
import type { Visit } from '../markup/index.js';
import { hintForInstruction } from './hint.js';
import type { Suspect } from './match-blocks.js';

/** The misspelt tags of a template that may open or close a block. */
export function listSuspects(
  errors: readonly { readonly error: TemplateError; readonly at: number }[],
  visits: readonly Visit[],
  source: string,
  vocabulary: LintVocabulary,
): Suspect[] {
  const found = new Map<number, Suspect>();
  const add = (at: number, body: string, isLikely: boolean) => {
    const role = roleOf(body, vocabulary);
    if (role === null && !isLikely) return;
    const likely = isLikely && role !== null;
    found.set(at, {
      role: role ?? 'open',
      at,
      to: endOf(source, at),
      isBroken: true,
      isLikely: likely,
    });
  };
  for (const { error, at } of errors) {
    if (error.type !== 'parser' || source.charAt(at + 1) !== '.') continue;
    // An unknown predicate opens its block all the same.
    if (error.code === 'PREDICATE_UNKNOWN' || error.code === 'IF_EMPTY') continue;
    if (/^PREDICATE_|^IF_TOO_MANY_VARS/.test(error.code)) continue;
    add(at, source.slice(at + 2, endOf(source, at) - 1), true);
  }
  for (const { at, body } of listTextTags(visits, source)) {
    const trimmed = body.trim();
    if (found.has(at)) continue;
    if (trimmed.startsWith('.')) add(at, trimmed.slice(1), true);
    else if (/^(?:section|repeated section|if|macro) .|^\/\w+$/.test(trimmed))
      add(at, trimmed, false);
  }
  for (const { node } of visits) {
    if (node.type !== 'variable' || node.calls.length > 0) continue;
    // `{end}` prints what the data calls `end`, unless a dot was forgotten.
    if (node.refs.length === 1 && node.refs[0]?.join('.') === 'end') add(node.at, 'end', false);
  }
  return [...found.values()];
}

/** The role that a misspelt tag is meant to have for its block; null if its name does not tell. */
function roleOf(body: string, { predicates }: LintVocabulary): 'open' | 'close' | null {
  const name = /^[\w/-]+\??/.exec(body)?.[0] ?? '';
  if (/^(?:end|\/)/.test(name)) return 'close';
  if (/^(?:section|repeated|if|macro)$/.test(name) || name.endsWith('?')) return 'open';
  const meant = hintForInstruction(name, predicates);
  if (meant === '{.end}') return 'close';
  return meant !== null && /^\{\.(?:section|repeated section|if|macro|.*\?)\}$/.test(meant)
    ? 'open'
    : null;
}
