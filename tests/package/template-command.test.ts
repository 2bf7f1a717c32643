import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackage } from '../support/packed-package.js';

const command = path.resolve('dist/bin/vitrine-template.js');
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-template-'));

/** Runs a command in the folder, as a shell would that is no terminal. */
function run(args: readonly string[], { input = '', file = command } = {}) {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  const files = {
    'page.html': '<ul>{.repeated section items}{@|apply row}{.end}</ul>\n',
    'parts/row.html': '<li>{name|html}</li>',
    'data.json': '{ "items": [{ "name": "Tea & cake" }, { "name": "Café" }] }',
    'bad.html': 'Größe: {size|hmtl}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the built command', () => {
  it('is one executable file that needs nothing but Node, and the language server only for editors', () => {
    const code = readFileSync(command, 'utf8');
    expect(code).toMatch(/^#!\/usr\/bin\/env node\n/);
    const imported = parseAst(code).body.flatMap((node) =>
      node.type === 'ImportDeclaration' ? [node.source.value] : [],
    );
    expect(imported).not.toEqual([]);
    for (const name of imported) expect(name).toMatch(/^node:/);
    expect(code.match(/\bimport\s*\([^)]*\)/g)).toEqual([
      expect.stringMatching(/new URL\(["`]vitrine-template-lsp\.js["`],import\.meta\.url\)$/),
    ]);
    expect(statSync(command).mode & 0o111).toBe(0o111);
  });

  it('prints its version and how it is used', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(run(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
    expect(run(['--help']).stdout).toMatch(/^Usage: vitrine-template check FILE…\n/);
  });

  it.each(['pages', 'owner'])("finds nothing wrong with the shop's own templates: %s", (room) => {
    const templates = path.resolve(`shop/${room}/templates`);
    const { status, stdout, stderr } = run(['check', '--strict', templates]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const count = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    ).length;
    expect(stdout).toContain(`${count} files: no problems\n`);
  });

  it('ends with 1 for errors, with their places and without colours', () => {
    const { status, stdout, stderr } = run(['check', 'bad.html', 'gone.html']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout)
      .toBe(`bad.html:1:14: error: Formatter 'hmtl' is unknown. Did you mean 'html'? [FORMATTER_UNKNOWN]
  > 1 | Größe: {size|hmtl}
      |              ^
    2 |

gone.html: error: There is no such file or folder.

2 files: 2 errors
`);
  });

  it('checks again when a file changes, until it is interrupted', async () => {
    const file = path.join(folder, 'watched/a.html');
    mkdirSync(path.dirname(file));
    writeFileSync(file, '{a}');
    const child = spawn(command, ['check', '--watch', 'watched'], { cwd: folder });
    let out = '';
    const printed = (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (out.includes(text)) resolve();
        };
        child.stdout.on('data', look);
        look();
      });
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    await printed('1 file: no problems');
    writeFileSync(file, '{a|htlm}');
    await printed('1 file: 1 error');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(1);
  });

  it('ends with 2 when it is used wrongly', () => {
    expect(run(['check'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'check needs at least one file.\nTry: vitrine-template --help\n',
    });
  });

  it('prints a template with data and partials', () => {
    expect(run(['render', 'page.html', '--json', 'data.json', '--partials', 'parts'])).toEqual({
      status: 0,
      stdout: '<ul><li>Tea &amp; cake</li><li>Café</li></ul>\n',
      stderr: '',
    });
  });

  it('prints more than a pipe holds', () => {
    const input = JSON.stringify({ name: 'x'.repeat(1_000_000) });
    expect(run(['render', 'parts/row.html', '--json', '-'], { input }).stdout).toHaveLength(
      1_000_009,
    );
  });

  it('ends quietly when its reader does', () => {
    const args = [command, 'render', 'parts/row.html', '--json', '-'];
    const pipe = `printf '{"name":"%2000000d"}' 1 | "$@" | head -c 4`;
    const { stdout, stderr } = spawnSync('sh', ['-c', pipe, 'sh', process.execPath, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: '<li>', stderr: '' });
  });
});

describe('the packed package', () => {
  it('brings the command and the grammar, and needs nothing else for them', () => {
    const site = path.join(folder, 'site');
    const installed = path.join(site, 'node_modules/vitrine');
    mkdirSync(installed, { recursive: true });
    const brought = ['package.json', 'dist/bin', 'editors'].map((name) => `package/${name}`);
    const into = ['-C', installed, '--strip-components=1'];
    execFileSync('tar', ['xzf', packPackage(), ...into, ...brought]);
    const manifest = readFileSync(path.join(installed, 'package.json'), 'utf8');
    const { bin } = JSON.parse(manifest) as { bin: Record<string, string> };

    const file = path.join(installed, bin['vitrine-template'] ?? '');
    expect(run(['check', 'page.html', 'parts/row.html'], { file })).toEqual({
      status: 0,
      stdout: '2 files: no problems\n',
      stderr: '',
    });
    const resolve = `process.stdout.write(import.meta.resolve('vitrine/template/grammar.json'))`;
    const grammar = execFileSync(process.execPath, ['--input-type=module', '-e', resolve], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(JSON.parse(readFileSync(new URL(grammar), 'utf8'))).toMatchObject({
      scopeName: 'text.html.vitrine-template',
    });
  });
});
