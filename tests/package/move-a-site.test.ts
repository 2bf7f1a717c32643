import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFences } from '../support/read-fences.js';

const command = path.resolve('dist/bin/vitrine-template.js');
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-move-'));
const running: ChildProcess[] = [];

/** A folder of the guide's files, in which this package and Hono are installed. */
beforeAll(() => {
  const fences = readFences(readFileSync('docs/guides/move-a-site.md', 'utf8'));
  for (const { file, text } of fences) {
    if (file === undefined) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.resolve('.'), path.join(folder, 'node_modules/vitrine'));
  symlinkSync(path.resolve('node_modules/hono'), path.join(folder, 'node_modules/hono'));
  for (const { language, text } of fences) {
    if (language === 'sh') execFileSync('sh', ['-ec', text], { cwd: folder });
  }
});

afterAll(async () => {
  for (const program of running) {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

/** Serves the guide's site as its commands do, on a free port. */
async function serve(...options: readonly string[]): Promise<string> {
  const args = [command, 'serve', 'my-site', '--data', 'data.json', '--port', '0', ...options];
  const program = spawn(process.execPath, args, { cwd: folder });
  running.push(program);
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, address] = /The site is at (http:\/\/\S+?:\d+)/.exec(said) ?? [];
        if (address) resolve(address.replace('localhost', '127.0.0.1'));
      });
    }
    program.once('exit', () => reject(new Error(said)));
  });
}

const textOf = async (address: string) => (await fetch(address)).text();

describe('the guide Move a site', () => {
  it('joins the exported pages', () => {
    const data = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8')) as object[];
    expect(data).toHaveLength(2);
  });

  it.each([[[]], [['--production']]])('serves its site with %j', async (options) => {
    const site = await serve(...options);
    expect(await textOf(`${site}/shop`)).toContain('<a href="/shop/salt-cellar">Salt Cellar</a>');
    const item = await textOf(`${site}/shop/salt-cellar`);
    expect(item).toContain('<nav aria-label="Main">');
    expect(item).toContain('name="itemId" value="item-salt-cellar"');
    expect(item).toContain('src="/vitrine/vitrine.js"');
    expect(await textOf(`${site}/vitrine/vitrine.js`)).toContain('Vitrine');
    expect(await textOf(`${site}/site.css`)).toContain('system-ui');
  });

  it('answers in the application of the guide', async () => {
    const print = `process.chdir(${JSON.stringify(folder)});
      const { app, site } = await import(${JSON.stringify(pathToFileURL(path.join(folder, 'app.mjs')).href)});
      console.log(\`\${(await app.request('/shop/salt-cellar')).status} \${(await app.request('/none')).status}\`);
      console.log((await site.render({ path: '/about' })).body);
      console.log(JSON.stringify([site.findings, site.errors]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
      encoding: 'utf8',
    });
    expect(said).toMatch(/^200 404\n/);
    expect(said).toContain('<main><h1>About</h1></main>');
    expect(said).toContain('data-api="https://shop.example"');
    expect(said.trimEnd()).toMatch(/\[\[\],\[\]\]$/);
  });
});
