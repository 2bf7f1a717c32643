import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  MarkupKind,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type Position,
  type Range,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { settingsFile } from '../files/index.js';
import { formatEdits } from '../format/index.js';
import { completeAt } from './complete.js';
import {
  documentOf,
  languageId,
  locationOf,
  rangeOf,
  toDiagnostic,
  toEdit,
  toFold,
  toItem,
  toSymbol,
} from './convert.js';
import { diagnose, type Diagnostic } from './diagnostics.js';
import { hoverAt } from './hover.js';
import { definitionsAt, referencesAt, renamableAt, renameAt, RenameError } from './navigation.js';
import type { Project, ProjectFile } from './project.js';
import { readDataSetting } from './settings.js';
import { documentEntries, foldsOf, matchingTags } from './symbols.js';
import { usesOfVariable } from './variables.js';
import { pathOfUri, Workspace, type Files } from './workspace.js';

/** Milliseconds after the last key before what is typed is checked. */
const typingPause = 200;
const longestPause = 1000;

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['{', '.', '|', '@', ' ', ':', '/', '='] },
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  documentHighlightProvider: true,
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** The subject of a request. */
interface Asked {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** Answers an editor over a connection (Language Server Protocol 3.17). */
export class LanguageServer {
  private workspace: Workspace;
  private readonly documents = new TextDocuments(TextDocument);
  private readonly diagnostics = new Map<string, readonly Diagnostic[]>();
  private client: InitializeParams['capabilities'] = {};
  private initialData: string | null = null;
  private ready: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private checked: Project | null = null;
  /** How long the last check took, in milliseconds. */
  private lastCheck = 0;

  constructor(
    private readonly connection: Connection,
    private readonly files: Files,
  ) {
    this.workspace = new Workspace(files, []);
  }

  /** Registers what it answers, and begins. */
  listen(): void {
    const { connection, documents } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.watch());
    connection.onDidChangeConfiguration(() => this.readConfiguration());
    connection.onDidChangeWatchedFiles(({ changes }) =>
      this.afterwards(async () => {
        for (const { uri } of changes) await this.workspace.refresh(uri);
      }),
    );
    documents.onDidOpen(() => this.afterwards(() => this.workspace.readSettings()));
    documents.onDidChangeContent(({ document }) => {
      this.workspace.edit(document.uri, document.getText());
      this.checkSoon();
    });
    documents.onDidClose(({ document: { uri } }) => {
      this.workspace.close(uri);
      this.diagnostics.delete(uri);
      void connection.sendDiagnostics({ uri, diagnostics: [] });
      this.checkSoon();
    });
    this.answerAtPositions();
    this.answerForDocuments();
    documents.listen(connection);
    connection.listen();
  }

  private answerAtPositions(): void {
    const { connection } = this;
    connection.onHover((params) =>
      this.at(params, null, (file, index) => {
        const hover = hoverAt(this.workspace.project, file.uri, index);
        if (!hover) return null;
        return {
          contents: { kind: MarkupKind.Markdown, value: hover.text },
          range: rangeOf(file, hover),
        };
      }),
    );
    connection.onCompletion((params) =>
      this.at(params, [], (file, index) => {
        const item = this.client.textDocument?.completion?.completionItem;
        return completeAt(this.workspace.project, file.uri, index).map((suggestion, order) =>
          toItem(file, suggestion, order, item?.snippetSupport === true),
        );
      }),
    );
    connection.onDefinition((params) =>
      this.at(params, [], (file, index) => {
        const { project } = this.workspace;
        return definitionsAt(project, file.uri, index).flatMap((to) =>
          locationOf(project.files, to),
        );
      }),
    );
    connection.onReferences((params) =>
      this.at(params, [], (file, index) => {
        const { project } = this.workspace;
        const targets = referencesAt(project, file.uri, index, params.context.includeDeclaration);
        return targets.flatMap((target) => locationOf(project.files, target));
      }),
    );
    connection.onPrepareRename((params) =>
      this.at(params, null, (file, index) =>
        orRefuse(() => {
          const { name, ...target } = renamableAt(this.workspace.project, file.uri, index);
          return { range: rangeOf(file, target), placeholder: name };
        }),
      ),
    );
    connection.onRenameRequest((params) =>
      this.at(params, null, (file, index) =>
        orRefuse(() => {
          const { project } = this.workspace;
          const { name, places } = renameAt(project, file.uri, index, params.newName);
          const uris = [...new Set(places.map(({ uri }) => uri))];
          const editsIn = (uri: string) => {
            const targets = places.filter((place) => place.uri === uri);
            const of = project.files.get(uri) ?? file;
            return targets.map((target) => toEdit(of, { ...target, text: name }));
          };
          return { changes: Object.fromEntries(uris.map((uri) => [uri, editsIn(uri)])) };
        }),
      ),
    );
    connection.onDocumentHighlight((params) =>
      this.at(params, [], (file, index) => {
        const { project } = this.workspace;
        const tags = matchingTags(project, file.uri, index);
        const uses = usesOfVariable(project, file.uri, index).filter(({ uri }) => uri === file.uri);
        return [...tags, ...uses].map((span) => ({ range: rangeOf(file, span) }));
      }),
    );
  }

  private answerForDocuments(): void {
    const { connection } = this;
    connection.onDocumentSymbol(({ textDocument }) =>
      this.in(textDocument.uri, [], (file) =>
        documentEntries(file).map((entry) => toSymbol(file, entry)),
      ),
    );
    connection.onFoldingRanges(({ textDocument }) =>
      this.in(textDocument.uri, [], (file) => foldsOf(file).flatMap((fold) => toFold(file, fold))),
    );
    connection.onDocumentFormatting(({ textDocument }) =>
      this.in(textDocument.uri, [], (file) =>
        formatEdits(file.outline.source, this.workspace.project.vocabulary).map((edit) =>
          toEdit(file, edit),
        ),
      ),
    );
    connection.onCodeAction(({ textDocument: { uri }, range }) =>
      this.in(uri, [], (file) => {
        this.check();
        return (this.diagnostics.get(uri) ?? []).flatMap((diagnostic) => {
          const { fix, message } = diagnostic.finding;
          if (!fix || !touches(rangeOf(file, diagnostic), range)) return [];
          const text = file.outline.source.slice(fix.from, fix.to);
          const title = fix.text === '' ? `Remove '${text}'` : `Replace '${text}' by '${fix.text}'`;
          return [
            {
              title: text === '' ? `Insert '${fix.text}'` : title,
              kind: CodeActionKind.QuickFix,
              isPreferred: fix.isCertain,
              diagnostics: [{ ...toDiagnostic(file, diagnostic), message }],
              edit: { changes: { [uri]: [toEdit(file, fix)] } },
            },
          ];
        });
      }),
    );
  }

  private initialize(params: InitializeParams): InitializeResult {
    const { workspaceFolders, rootUri } = params;
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    const folders = uris.flatMap((uri) => pathOfUri(uri)?.replace(/(?<=.)\/$/, '') ?? []);
    this.client = params.capabilities;
    this.initialData = readDataSetting(params.initializationOptions);
    this.workspace = new Workspace(this.files, folders);
    this.ready = this.workspace.setDataFile(this.initialData).then(() => this.workspace.load());
    return { capabilities, serverInfo: { name: languageId } };
  }

  private async watch(): Promise<void> {
    await this.readConfiguration();
    if (!this.client.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
    const patterns = [
      '**/*.{html,htm,region,block,list,item,page,jsont,json-t,json}',
      `**/${settingsFile}`,
    ];
    await this.connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: patterns.map((globPattern) => ({ globPattern })),
    });
  }

  private async readConfiguration(): Promise<void> {
    const isAsked = this.client.workspace?.configuration === true;
    const section: unknown = isAsked
      ? await this.connection.workspace.getConfiguration('vitrineTemplate')
      : null;
    const data = readDataSetting(section) ?? this.initialData;
    await this.afterwards(() => this.workspace.setDataFile(data));
  }

  /** Reads more from disk; later requests wait for it. */
  private afterwards(read: () => Promise<void>): Promise<void> {
    this.ready = this.ready.then(read).then(() => this.checkSoon());
    return this.ready;
  }

  private checkSoon(): void {
    clearTimeout(this.timer);
    // A folder that takes long to check leaves time for other answers in between.
    this.timer = setTimeout(
      () => this.publish(),
      Math.min(Math.max(typingPause, 2 * this.lastCheck), longestPause),
    );
  }

  private check(): void {
    const { project, lintLanguage } = this.workspace;
    // Editors ask for fixes at each move of the cursor.
    if (this.checked === project) return;
    this.checked = project;
    const started = performance.now();
    const found = diagnose(project, lintLanguage, (uri) => this.workspace.settingsOf(uri));
    for (const { uri } of this.documents.all()) this.diagnostics.set(uri, found.get(uri) ?? []);
    this.lastCheck = performance.now() - started;
  }

  private publish(): void {
    this.check();
    for (const { uri, version } of this.documents.all()) {
      const file = this.workspace.project.files.get(uri);
      const found = this.diagnostics.get(uri) ?? [];
      const diagnostics = file ? found.map((each) => toDiagnostic(file, each)) : [];
      void this.connection.sendDiagnostics({ uri, version, diagnostics });
    }
  }

  /** Answers for a document, once everything is read; `none` for one that is not known. */
  private async in<Answer>(
    uri: string,
    none: Answer,
    answer: (file: ProjectFile) => Answer,
  ): Promise<Answer> {
    await this.ready;
    const file = this.workspace.project.files.get(uri);
    return file ? answer(file) : none;
  }

  private at<Answer>(
    { textDocument: { uri }, position }: Asked,
    none: Answer,
    answer: (file: ProjectFile, index: number) => Answer,
  ): Promise<Answer> {
    return this.in(uri, none, (file) => answer(file, documentOf(file).offsetAt(position)));
  }
}

function touches(one: Range, other: Range): boolean {
  const isBefore = (a: Position, b: Position) =>
    a.line < b.line || (a.line === b.line && a.character < b.character);
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

/** Turns a refusal into an error that the editor shows. */
function orRefuse<Answer>(act: () => Answer): Answer {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof RenameError)) throw error;
    throw new ResponseError(LSPErrorCodes.RequestFailed, error.message);
  }
}
