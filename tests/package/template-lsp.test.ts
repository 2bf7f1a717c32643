import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type Hover,
  type InitializeResult,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'vitrine-lsp-'));
const uriOf = (name: string) => pathToFileURL(path.join(folder, name)).href;

const page = [
  '{.var @shop website.title}',
  '{.repeated section items}',
  '  {title|hmtl} {@|apply row}',
  '{.end}',
].join('\r\n');
const row = '<b>{price|money style:code} {@shop}</b>';
const data = {
  website: { title: 'Tea' },
  items: [{ title: 'Oolong', price: { value: '4.20', currency: 'EUR' } }],
};

beforeAll(() => {
  mkdirSync(path.join(folder, 'parts'));
  writeFileSync(path.join(folder, 'page.html'), page);
  writeFileSync(path.join(folder, 'parts/row.html'), row);
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(data));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('vitrine-template lsp', () => {
  let server: ChildProcess;
  let client: ProtocolConnection;
  let published: PublishDiagnosticsParams[];
  let errors: string;

  beforeEach(async () => {
    published = [];
    errors = '';
    server = spawn(process.execPath, ['dist/bin/vitrine-template.js', 'lsp', '--stdio']);
    server.stderr?.on('data', (text) => (errors += String(text)));
    if (!server.stdout || !server.stdin) throw new Error('The server has no streams.');
    client = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    client.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      published.push(params);
    });
    client.listen();
    const { capabilities } = await client.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: uriOf(''),
      workspaceFolders: [{ uri: uriOf(''), name: 'shop' }],
      capabilities: { textDocument: { completion: { completionItem: { snippetSupport: true } } } },
    });
    expect(capabilities).toMatchObject({
      hoverProvider: true,
      renameProvider: { prepareProvider: true },
    });
    await client.sendNotification('initialized', {});
    await open('page.html', page);
  });

  afterEach(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await client.sendRequest('shutdown');
    await client.sendNotification('exit');
    expect(await ended).toBe(0);
    client.dispose();
    expect(errors).toBe('');
  });

  const open = (name: string, text: string) =>
    client.sendNotification('textDocument/didOpen', {
      textDocument: { uri: uriOf(name), languageId: 'vitrine-template', version: 1, text },
    });
  /** A position by the text before it; `line` counts from 0. */
  const at = (name: string, line: number, character: number) => ({
    textDocument: { uri: uriOf(name) },
    position: { line, character },
  });
  const diagnosticsOf = (
    name: string,
    isWanted: (params: PublishDiagnosticsParams) => boolean = () => true,
  ) =>
    expect.poll(
      () =>
        published.findLast((params) => params.uri === uriOf(name) && isWanted(params))?.diagnostics,
    );

  it('publishes what check finds, also for text that is not saved', async () => {
    await diagnosticsOf('page.html').toMatchObject([
      {
        code: 'FORMATTER_UNKNOWN',
        message: expect.stringContaining("'html'"),
        range: { start: { line: 2, character: 9 } },
      },
    ]);
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [
        {
          range: { start: { line: 2, character: 9 }, end: { line: 2, character: 13 } },
          text: 'html',
        },
      ],
    });
    await diagnosticsOf('page.html', ({ version }) => version === 2).toEqual([]);
  });

  it('says what a formatter does and what a name stands for', async () => {
    const hover = (line: number, character: number) =>
      client.sendRequest<Hover | null>('textDocument/hover', at('page.html', line, character));
    expect(await hover(2, 4)).toMatchObject({ contents: { value: '`title` · text: `"Oolong"`' } });
    expect(await hover(2, 20)).toMatchObject({
      contents: { value: expect.stringContaining('Runs a macro or partial') },
    });
    expect(await hover(3, 4)).toMatchObject({
      contents: { value: expect.stringContaining('Ends a block.') },
    });
  });

  it('completes names of the element, then of the page', async () => {
    const text = page.replace('{title|hmtl}', '{}');
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [{ text }],
    });
    const items = await client.sendRequest<CompletionItem[]>(
      'textDocument/completion',
      at('page.html', 2, 3),
    );
    const labels = items.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['title', 'price', 'website', 'items']);
    expect(labels).toEqual(expect.arrayContaining(['@shop', '@index']));
  });

  it('finds the partial, the variable in it, and renames it in both files', async () => {
    const found = await client.sendRequest<Location[]>(
      'textDocument/definition',
      at('page.html', 2, 26),
    );
    expect(found.map(({ uri }) => uri)).toEqual([uriOf('parts/row.html')]);
    const character = row.indexOf('@shop') + 1;
    await open('parts/row.html', row);
    expect(
      await client.sendRequest('textDocument/definition', at('parts/row.html', 0, character)),
    ).toMatchObject([{ uri: uriOf('page.html'), range: { start: { line: 0, character: 6 } } }]);
    const references = await client.sendRequest<Location[]>('textDocument/references', {
      ...at('page.html', 0, 8),
      context: { includeDeclaration: true },
    });
    expect(references.map(({ uri }) => uri)).toEqual([uriOf('page.html'), uriOf('parts/row.html')]);
    expect(
      await client.sendRequest('textDocument/rename', {
        ...at('page.html', 0, 8),
        newName: 'site',
      }),
    ).toEqual({
      changes: {
        [uriOf('page.html')]: [
          {
            range: { start: { line: 0, character: 6 }, end: { line: 0, character: 11 } },
            newText: '@site',
          },
        ],
        [uriOf('parts/row.html')]: [
          {
            range: {
              start: { line: 0, character: character - 1 },
              end: { line: 0, character: character + 4 },
            },
            newText: '@site',
          },
        ],
      },
    });
  });

  it('refuses a rename that would make two variables one, in a sentence', async () => {
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [{ text: `${page}{.var @other a}{@other}` }],
    });
    await expect(
      client.sendRequest('textDocument/rename', { ...at('page.html', 0, 8), newName: '@other' }),
    ).rejects.toThrow('@other is a variable already in page.html.');
  });

  it('gives the usual blanks, an outline and folds', async () => {
    const text = '{.if a&&b}\n{.var @x c}\n{.or}\n\n{.end}';
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [{ text }],
    });
    const { textDocument } = at('page.html', 0, 0);
    const options = { tabSize: 2, insertSpaces: true };
    expect(
      await client.sendRequest('textDocument/formatting', { textDocument, options }),
    ).toMatchObject([{ newText: '{.if a && b}' }]);
    expect(await client.sendRequest('textDocument/documentSymbol', { textDocument })).toMatchObject(
      [{ name: 'if a&&b', children: [{ name: '@x' }] }],
    );
    expect(await client.sendRequest('textDocument/foldingRange', { textDocument })).toEqual([
      { startLine: 0, endLine: 1 },
      { startLine: 2, endLine: 3 },
    ]);
  });

  it('offers the fix of a finding', async () => {
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [{ text: '{a|money style:acounting}' }],
    });
    const { textDocument } = at('page.html', 0, 0);
    const range = { start: { line: 0, character: 12 }, end: { line: 0, character: 12 } };
    const context = { diagnostics: [] };
    expect(
      await client.sendRequest('textDocument/codeAction', { textDocument, range, context }),
    ).toMatchObject([
      {
        title: "Replace 'acounting' by 'accounting'",
        edit: { changes: { [uriOf('page.html')]: [{ newText: 'accounting' }] } },
      },
    ]);
  });

  it('reads a partial again that another program has changed', async () => {
    writeFileSync(path.join(folder, 'parts/other.html'), '{.macro cell}x{.end}');
    await client.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uriOf('parts/other.html'), type: 1 }],
    });
    await client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf('page.html'), version: 2 },
      contentChanges: [{ text: '{a|apply cell}' }],
    });
    const found = await client.sendRequest<Location[]>(
      'textDocument/definition',
      at('page.html', 0, 11),
    );
    expect(found.map(({ uri }) => uri)).toEqual([uriOf('parts/other.html')]);
  });
});

describe('the server’s file', () => {
  it('needs nothing but Node', () => {
    const code = readFileSync('dist/bin/vitrine-template-lsp.js', 'utf8');
    const imported = [...code.matchAll(/(?:^|[;}\s])(?:import|from)\s*["']([^"']+)["']/g)].map(
      ([, name]) => name,
    );
    expect(imported).not.toEqual([]);
    expect(
      imported.filter(
        (name) => !/^(node:|child_process|crypto|fs|net|os|path|url|util)/.test(name ?? ''),
      ),
    ).toEqual([]);
  });
});
