import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly contributes: {
    readonly languages: readonly { readonly id: string; readonly configuration: string }[];
    readonly grammars: readonly { readonly path: string; readonly scopeName: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> };
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-extension-'));
let files: Map<string, string>;

beforeAll(() => {
  const packed = path.join(folder, 'x.vsix');
  execFileSync(process.execPath, ['scripts/extension.mjs', packed], { stdio: 'pipe' });
  const entries = Object.entries(unzipSync(readFileSync(packed)));
  files = new Map(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
});

afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => files.get(`extension/${name.replace('./', '')}`) ?? '';
const manifest = () => JSON.parse(read('package.json')) as Manifest;

describe('the packed extension', () => {
  it('has what it names, and nothing else', () => {
    expect([...files.keys()].sort()).toEqual([
      '[Content_Types].xml',
      'extension.vsixmanifest',
      'extension/LICENSE.txt',
      'extension/README.md',
      'extension/client.cjs',
      'extension/language-configuration.json',
      'extension/package.json',

      'extension/server.mjs',
      'extension/vitrine-template.tmLanguage.json',
    ]);
    const { main, contributes } = manifest();
    const named = [
      main,
      ...contributes.languages.map(({ configuration }) => configuration),
      ...contributes.grammars.map((grammar) => grammar.path),
    ];
    expect(named.filter((name) => read(name) === '')).toEqual([]);
  });

  it('has the version, the grammar and the server of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    expect(manifest().version).toBe(version);
    expect(read('vitrine-template.tmLanguage.json')).toBe(
      readFileSync('editors/vitrine-template.tmLanguage.json', 'utf8'),
    );
    expect(read('server.mjs')).toBe(readFileSync('dist/bin/vitrine-template-lsp.js', 'utf8'));
    const [grammar] = manifest().contributes.grammars;
    expect(JSON.parse(read('vitrine-template.tmLanguage.json'))).toMatchObject({
      scopeName: grammar?.scopeName,
    });
  });

  it('tells the editor what it is, in XML that can be read', () => {
    const xml = files.get('extension.vsixmanifest') ?? '';
    const { version } = manifest();
    expect(xml).toContain(
      `<Identity Language="en-US" Id="vitrine-template" Version="${version}" Publisher="vitrine"/>`,
    );
    const assets = [...xml.matchAll(/ Path="([^"]+)"/g)].map(([, asset]) => asset ?? '');
    expect(assets).toContain('extension/package.json');
    expect(assets.filter((asset) => !files.has(asset))).toEqual([]);
    const types = files.get('[Content_Types].xml') ?? '';
    const named = [...types.matchAll(/ Extension="([^"]+)"/g)].map(([, kind]) => kind);
    const kinds = [...files.keys()]
      .map((name) => path.extname(name))
      .filter((kind) => kind !== '.xml');
    expect([...new Set(kinds)].sort()).toEqual(named.sort());
  });

  it('describes each of its settings', () => {
    const names = Object.keys(manifest().contributes.configuration.properties);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('needs the editor and Node alone, and begins when the editor says so', () => {
    const code = read('client.cjs');
    const required = new Set([...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name));
    expect(required).toContain('vscode');
    expect(
      [...required].filter((name) => name !== 'vscode' && !builtinModules.includes(name ?? '')),
    ).toEqual([]);

    // In the place of the editor's own module: whatever is asked of it is a class.
    const editor = `const any = new Proxy(class {}, { get: (target, name) => name === 'prototype' ? target.prototype : any });
      module.exports = new Proxy({}, { get: () => any });`;
    mkdirSync(path.join(folder, 'node_modules/vscode'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules/vscode/index.js'), editor);
    writeFileSync(path.join(folder, 'client.cjs'), code);
    const ask = `console.log(Object.entries(require('./client.cjs')).map(([name, value]) => name + ' ' + typeof value).join())`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', ask], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({
      stdout: 'activate function,deactivate function\n',
      stderr: '',
    });
  });

  it('has a server that answers alone', async () => {
    writeFileSync(path.join(folder, 'server.mjs'), read('server.mjs'));
    const server = spawn(process.execPath, ['server.mjs', '--stdio'], { cwd: folder });
    const written = { out: '', err: '' };
    server.stdout.on('data', (text) => (written.out += String(text)));
    server.stderr.on('data', (text) => (written.err += String(text)));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const send = (content: object) => {
      const text = JSON.stringify({ jsonrpc: '2.0', ...content });
      server.stdin.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
    };
    const params = { processId: null, rootUri: null, capabilities: {} };
    send({ id: 1, method: 'initialize', params });
    await expect.poll(() => written.out).toContain('"hoverProvider":true');
    send({ id: 2, method: 'shutdown' });
    await expect.poll(() => written.out).toContain('"id":2');
    send({ method: 'exit' });
    expect(await ended).toBe(0);
    expect(written.err).toBe('');
  });
});
