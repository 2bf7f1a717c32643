import {
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  FoldingRangeKind,
  InsertTextFormat,
  MarkupKind,
  SymbolKind,
  type CompletionItem,
  type Diagnostic as LspDiagnostic,
  type DocumentSymbol,
  type FoldingRange,
  type Location,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Level } from '../lint/index.js';
import type { Suggestion, SuggestionKind } from './complete.js';
import type { Diagnostic } from './diagnostics.js';
import type { ProjectFile, Target } from './project.js';
import type { DocumentEntry, Fold } from './symbols.js';

export const languageId = 'vitrine-template';

/** A piece of text between two indexes. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const documents = new WeakMap<ProjectFile, TextDocument>();

/** Converts between indexes and the protocol's lines and characters. */
export function documentOf(file: ProjectFile): TextDocument {
  const known =
    documents.get(file) ?? TextDocument.create(file.uri, languageId, 0, file.outline.source);
  documents.set(file, known);
  return known;
}

export function rangeOf(file: ProjectFile, { from, to }: Span): Range {
  const document = documentOf(file);
  return { start: document.positionAt(from), end: document.positionAt(to) };
}

export function locationOf(files: ReadonlyMap<string, ProjectFile>, target: Target): Location[] {
  const file = files.get(target.uri);
  return file ? [{ uri: target.uri, range: rangeOf(file, target) }] : [];
}

const severities: Readonly<Record<Level, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

export function toDiagnostic(file: ProjectFile, { finding, ...span }: Diagnostic): LspDiagnostic {
  const { level, code, message } = finding;
  const isUnused = code.startsWith('unused-') || code === 'never-runs';
  return {
    range: rangeOf(file, span),
    severity: severities[level],
    code,
    source: languageId,
    message,
    ...(isUnused && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

const itemKinds: Readonly<Record<SuggestionKind, CompletionItemKind>> = {
  name: CompletionItemKind.Field,
  variable: CompletionItemKind.Variable,
  formatter: CompletionItemKind.Function,
  predicate: CompletionItemKind.Function,
  instruction: CompletionItemKind.Keyword,
  option: CompletionItemKind.Property,
  partial: CompletionItemKind.File,
};

/** `order` keeps the order of the list: inner names come first. */
export function toItem(
  file: ProjectFile,
  suggestion: Suggestion,
  order: number,
  hasSnippets: boolean,
): CompletionItem {
  const { kind, label, detail, help, text, snippet } = suggestion;
  const isSnippet = hasSnippets && snippet !== null;
  const item: CompletionItem = {
    label,
    kind: itemKinds[kind],
    sortText: String(order).padStart(4, '0'),
    filterText: text,
    textEdit: { range: rangeOf(file, suggestion), newText: isSnippet ? snippet : text },
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
  };
  if (detail) item.detail = detail;
  if (help) item.documentation = { kind: MarkupKind.Markdown, value: help };
  return item;
}

const symbolKinds: Readonly<Record<DocumentEntry['kind'], SymbolKind>> = {
  block: SymbolKind.Namespace,
  macro: SymbolKind.Function,
  variable: SymbolKind.Variable,
};

export function toSymbol(file: ProjectFile, entry: DocumentEntry): DocumentSymbol {
  return {
    name: entry.name,
    kind: symbolKinds[entry.kind],
    range: rangeOf(file, entry),
    selectionRange: rangeOf(file, entry.tag),
    children: entry.entries.map((child) => toSymbol(file, child)),
  };
}

/** The last line of a folded block stays visible: it holds the next tag. */
export function toFold(file: ProjectFile, { from, to, isComment }: Fold): FoldingRange[] {
  const { start, end } = rangeOf(file, { from, to });
  const endLine = isComment ? end.line : end.line - 1;
  if (endLine <= start.line) return [];
  return [{ startLine: start.line, endLine, ...(isComment && { kind: FoldingRangeKind.Comment }) }];
}

export function toEdit(file: ProjectFile, edit: Span & { readonly text: string }): TextEdit {
  return { range: rangeOf(file, edit), newText: edit.text };
}
