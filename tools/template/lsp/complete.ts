import { literals } from '../../../core/template/syntax/index.js';
import { instructionTags, optionTable } from '../lint/index.js';
import { shortValue, typeName } from './describe-value.js';
import { helpForFormatter, helpForInstruction, helpForPredicate } from './help.js';
import { namesOf, type Project, type ProjectFile } from './project.js';
import { isInLoop, membersOf, namesAt, pathOf, valueAt } from './sample.js';
import { isList } from './values.js';
import { variablesAround } from './variables.js';

export type SuggestionKind =
  'name' | 'variable' | 'formatter' | 'predicate' | 'instruction' | 'option' | 'partial';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string;
  /** One line beside the label. */
  readonly detail: string;
  /** Markdown; '' for nothing to say. */
  readonly help: string;
  /** The replacement of the text between two indexes. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The same with places to fill in (`$1`), for editors that know them; null for none. */
  readonly snippet: string | null;
}

interface Position {
  readonly project: Project;
  readonly file: ProjectFile;
  /** The index of the tag's `{`. */
  readonly open: number;
  readonly index: number;
}

type Draft = Pick<Suggestion, 'kind' | 'label' | 'detail'> & Partial<Suggestion>;
type Suggest = (position: Position, groups: readonly string[]) => Draft[];

const path = '([@$]?[\\w-]*(?:\\.[@$]?[\\w-]*)*)';
const refs = `(?:${path.replace('(', '(?:')} *, *)*${path}`;

/** The suggestions, by the text between the brace and the cursor. The last group is the typed part of the word. */
const contexts: readonly (readonly [RegExp, Suggest])[] = [
  [/^\{\.(?:include )([^ }|]*)$/, suggestPartials],
  [/^\{(?!\.(?!var )).*\|apply[^\w|}-]([^ |}]*)$/s, suggestPartials],
  [/^\{(?!\.(?!var )).*\|([\w-]+)([^\w|}-])((?:[^|}]*\2)?)([^|}]*)$/s, suggestOptions],
  [/^\{(?!\.(?!var )).*\|([\w-]*)$/s, suggestFormatters],
  [new RegExp(`^\\{\\.(repeated section|section)\\s+${path}$`), suggestForSection],
  [new RegExp(`^\\{\\.if\\s+(?:.*(?:&&|\\|\\|)\\s*)?${path}$`, 's'), suggestForIf],
  [/^\{\.or ([\w-]*)$/, suggestPredicates],
  [new RegExp(`^\\{\\.(?:or |if\\s+)?[\\w-]+\\?(?:.*[^\\w.@$-])?${path}$`, 's'), suggestNames],
  [new RegExp(`^\\{\\.var @[\\w-]+ ${refs}$`), suggestNames],
  [new RegExp(`^\\{\\.ctx @[\\w-]+ (?:.*\\s)?[\\w-]+=${path}$`, 's'), suggestNames],
  [new RegExp(`^\\{\\.eval\\s(?:.*[^\\w.@$-])?${path}$`, 's'), suggestNames],
  [/^\{\.([\w-]*(?: [\w-]*)?)$/, suggestTags],
  [new RegExp(`^\\{${refs}$`), suggestNames],
];

/** The suggestions at an index. */
export function completeAt(project: Project, uri: string, index: number): Suggestion[] {
  const file = project.files.get(uri);
  const open = file ? openBrace(file.outline.source, index) : null;
  if (!file || open === null) return [];
  const typed = file.outline.source.slice(open, index);
  for (const [pattern, suggest] of contexts) {
    const match = pattern.exec(typed);
    if (!match) continue;
    const groups = match.slice(1).map((group) => group ?? '');
    const word = groups.at(-1) ?? '';
    const from = index - word.length;
    return suggest({ project, file, open, index }, groups).map((draft) => ({
      help: '',
      snippet: null,
      text: draft.label,
      from: from + word.lastIndexOf('.') + 1,
      to: index,
      ...draft,
    }));
  }
  return [];
}

/** The index of the brace of the tag that is being written; null outside of tags and in comments. */
function openBrace(source: string, index: number): number | null {
  const open = source.lastIndexOf('{', index - 1);
  if (open === -1 || source.slice(open, index).includes('}') || source[open + 1] === '#')
    return null;
  const comment = source.lastIndexOf('{##', index);
  const isInComment = comment !== -1 && source.lastIndexOf('##}', index - 1) < comment;
  return isInComment ? null : open;
}

/** Names of the data; after a dot the members of what stands before it. */
function suggestNames(
  { project, file, open, index }: Position,
  groups: readonly string[],
): Draft[] {
  const typed = groups.at(-1) ?? '';
  const place = { project, file, index: open };
  const dot = typed.lastIndexOf('.');
  if (dot !== -1) {
    const before = pathOf(typed.slice(0, dot));
    const members = before ? membersOf(valueAt(before, place)) : [];
    return members.map(([label, value]) => nameDraft(label, typeName(value), shortValue(value)));
  }
  const at = { from: index - typed.length };
  const loop = isInLoop(place) ? ['@index', '@index0'] : [];
  const variables = [...variablesAround(project, file, open), ...loop, '@'];
  return [
    ...[...namesAt(place)].map(([label, value]) => ({
      ...nameDraft(label, typeName(value), shortValue(value)),
      ...at,
    })),
    ...variables.map((label) => {
      const value = valueAt(pathOf(label) ?? [], place);
      return {
        kind: 'variable' as const,
        label,
        detail: value === undefined ? '' : typeName(value),
        ...at,
      };
    }),
  ];
}

function nameDraft(label: string, detail: string, value: string): Draft {
  return { kind: 'name', label, detail, help: value && `\`${value}\`` };
}

/** Lists alone for a loop, and only of the innermost scope (§3.3). */
function suggestForSection(position: Position, groups: readonly string[]): Draft[] {
  const { project, file, open } = position;
  const place = { project, file, index: open };
  const [instruction = '', typed = ''] = groups;
  const fits = (name: string) => {
    const value = valueAt(pathOf(typed.slice(0, typed.lastIndexOf('.') + 1) + name) ?? [], place, {
      isSection: true,
    });
    return instruction === 'section' ? value !== undefined : isList(value);
  };
  return suggestNames(position, groups).filter(
    ({ kind, label }) => kind === 'variable' || fits(label),
  );
}

function suggestForIf(position: Position, groups: readonly string[]): Draft[] {
  const typed = groups.at(-1) ?? '';
  return typed.includes('.')
    ? suggestNames(position, groups)
    : [...suggestNames(position, groups), ...suggestPredicates(position)];
}

function suggestFormatters({ project }: Position): Draft[] {
  return [...project.vocabulary.formatters.keys()].map((label) => {
    const help = helpForFormatter(label);
    return { kind: 'formatter', label, detail: help?.usage ?? '', help: help?.meaning ?? '' };
  });
}

function suggestPredicates({ project }: Position): Draft[] {
  return [...project.vocabulary.predicates.keys()].map((label) => {
    const help = helpForPredicate(label);
    return { kind: 'predicate', label, detail: help?.usage ?? '', help: help?.meaning ?? '' };
  });
}

/** Macros, and the shortest name of each file that means no other. */
function suggestPartials(
  { project, file, index }: Position,
  [typed = '']: readonly string[],
): Draft[] {
  const files = [...project.files.values()];
  const macros = files.flatMap(({ words }) =>
    words.filter(({ kind }) => kind === 'macro').map(({ name }) => name),
  );
  const counts = new Map<string, number>();
  for (const name of files.flatMap((each) => namesOf(each.path)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const partials = files.flatMap((each) => {
    if (each.uri === file.uri) return [];
    const [label] = namesOf(each.path)
      .filter((name) => counts.get(name) === 1)
      .sort((a, b) => a.length - b.length);
    return label === undefined ? [] : [{ label, detail: each.path }];
  });
  const from = index - typed.length;
  return [
    ...[...new Set(macros)].map((label) => ({
      kind: 'partial' as const,
      label,
      detail: 'macro',
      from,
    })),
    ...partials.map((partial) => ({ kind: 'partial' as const, from, ...partial })),
  ];
}

/** `style:code` for options with known values, `minfrac:` for others. */
function suggestOptions(
  { index }: Position,
  [name = '', , , typed = '']: readonly string[],
): Draft[] {
  const options = Object.hasOwn(optionTable, name) ? optionTable[name] : undefined;
  if (!options) return [];
  const named = Object.entries(options.named).flatMap(([option, values]) =>
    Array.isArray(values) ? values.map((value) => `${option}:${value}`) : [`${option}:`],
  );
  const at = { from: index - typed.length, detail: `option of ${name}` };
  return [...named, ...options.bare].map((label) => ({ kind: 'option', label, ...at }));
}

const blocks: Readonly<Record<string, string>> = {
  section: '{.section ${1:name}}$0{.end}',
  'repeated section': '{.repeated section ${1:items}}$0{.end}',
  if: '{.if ${1:name}}$0{.end}',
  macro: '{.macro ${1:name}}$0{.end}',
  var: '{.var @${1:name} ${2:value}}',
  ctx: '{.ctx @${1:name} ${2:key}=${3:value}}',
  eval: '{.eval ${1:expression}}',
  include: '{.include ${1:name}}',
  inject: '{.inject @${1:name} ${2:path}}',
};

const isWhole = (tag: string) => tag in literals || ['or', 'end', 'alternates with'].includes(tag);

/** Whole tags, with the end of a block; a brace that the editor has closed already is replaced. */
function suggestTags({ project, file, open, index }: Position): Draft[] {
  const to = file.outline.source[index] === '}' ? index + 1 : index;
  const at = { from: open, to };
  const instructions = instructionTags.map((tag): Draft => {
    const help = helpForInstruction(tag);
    const snippet = Object.hasOwn(blocks, tag) ? (blocks[tag] ?? null) : null;
    const text = isWhole(tag) ? `{.${tag}}` : `{.${tag} `;
    return {
      kind: 'instruction',
      label: `{.${tag}}`,
      detail: help?.usage ?? '',
      help: help?.meaning ?? '',
      snippet,
      ...at,
      text,
      ...(isWhole(tag) ? {} : { to: snippet ? to : index }),
    };
  });
  const predicates = suggestPredicates({ project, file, open, index }).map((draft) => ({
    ...draft,
    ...at,
    label: `{.${draft.label}}`,
    text: `{.${draft.label}}`,
    snippet: `{.${draft.label}$1}$0{.end}`,
  }));
  return [...instructions, ...predicates];
}
