import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPackages, unpackPackage } from '../support/packed-package.js';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-stranger-'));
const shop = path.join(folder, 'mine');
const unpacked = path.join(folder, 'unpacked');
let running: ChildProcess | null = null;
let origin = '';
let ownerPassword = '';

/** Runs the command of the unpacked package, beside which nothing is installed. */
function create(...args: readonly string[]) {
  const command = path.join(unpacked, 'dist/create-vitrine-shop.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    input: '',
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const dependenciesOf = (place: string) => {
  const text = readFileSync(path.join(place, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
};

/**
 * What `npm install` would do, without a network: the packages as they are in their tarballs, and beside them only what
 * they name themselves.
 */
function install(): void {
  const modules = path.join(shop, 'node_modules');
  mkdirSync(modules);
  unpackPackage(path.join(modules, 'vitrine-shop'), 'shop');
  unpackPackage(path.join(modules, 'vitrine'));
  expect(dependenciesOf(shop)).toEqual(['vitrine-shop']);
  const names = ['vitrine-shop', 'vitrine'].flatMap((name) =>
    dependenciesOf(path.join(modules, name)),
  );
  linkPackages(
    modules,
    names.filter((name) => name !== 'vitrine'),
  );
}

/** `npm start` in the folder, until the shop is open. */
function start(): Promise<void> {
  const child = spawn('npm', ['start'], {
    cwd: shop,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0' },
  });
  running = child;
  let out = '';
  return new Promise((resolve, reject) => {
    const take = (data: Buffer) => {
      out += data.toString();
      const [, port] = /The shop is open: http:\/\/localhost:(\d+)\//.exec(out) ?? [];
      const [, password] = /password for this run: (\S+)/.exec(out) ?? [];
      if (port === undefined || password === undefined) return;
      origin = `http://localhost:${port}`;
      ownerPassword = password;
      resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', (status) => reject(new Error(`npm start ended with ${status}:\n${out}`)));
  });
}

/** A browser without script: cookies, pages, and forms sent as they are with some fields typed. */
function createVisitor() {
  const cookies = new Map<string, string>();

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Origin: origin, ...(cookie && { Cookie: cookie }), ...init.headers };
    const answer = await fetch(new URL(address, origin), { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('Location');
    return next === null ? answer : send(next);
  }

  async function read(answer: Response) {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.write(await answer.text());
    const textOf = (selector: string) =>
      document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    const main = textOf('main').replaceAll('\u00a0', ' ');
    return { status: answer.status, url: answer.url, document, textOf, main };
  }
  type Page = Awaited<ReturnType<typeof read>>;

  return {
    open: async (address: string) => read(await send(address)),
    /** Sends a form of a page with the fields that it has, those that are typed, and a button. */
    async submit(page: Page, selector: string, typed: Readonly<Record<string, string>>) {
      const form = page.document.querySelector(selector);
      if (form === null) throw new Error(`${page.url} has no form ${selector}.`);
      const fields = new URLSearchParams();
      for (const field of form.querySelectorAll('input[name], select[name]')) {
        const isLeftOut =
          /^(radio|checkbox)$/.test(field.getAttribute('type') ?? '') &&
          !field.hasAttribute('checked');
        if (!isLeftOut)
          fields.set(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '');
      }
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
      const action = form.getAttribute('action') ?? page.url;
      return read(await send(action, { method: 'POST', body: fields }));
    },
  };
}

beforeAll(() => unpackPackage(unpacked, 'shop/create'));

afterAll(() => {
  // The whole group, which npm leaves before the shop does.
  if (running?.pid !== undefined) spawnSync('kill', ['-KILL', '--', `-${running.pid}`]);
  rmSync(folder, { recursive: true, force: true });
});

describe('create-vitrine-shop, from the tarball', () => {
  it('makes a folder before anything is installed', () => {
    const given = ['--name', 'Kiefer & Söhne', '--language', 'de', '--currency', 'EUR', '--yes'];
    const { status, stdout, stderr } = create('mine', ...given);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('npm start');
    expect(readdirSync(shop).toSorted()).toEqual([
      '.dockerignore',
      '.env.example',
      '.gitignore',
      'Containerfile',
      'README.md',
      'catalogue',
      'downloads',
      'package.json',
      'public',
      'shop.config.js',
      'start.js',
      'templates',
    ]);
  });

  it('leaves a folder alone that is not empty', () => {
    writeFileSync(path.join(shop, 'README.md'), 'Mine.\n');
    const before = readFileSync(path.join(shop, 'package.json'), 'utf8');
    expect(create('mine', '--name', 'Other', '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not an empty folder'),
    });
    expect(readFileSync(path.join(shop, 'README.md'), 'utf8')).toBe('Mine.\n');
    expect(readFileSync(path.join(shop, 'package.json'), 'utf8')).toBe(before);
  });

  it('names each row of a catalogue that cannot be sold, and writes nothing', () => {
    writeFileSync(path.join(folder, 'bad.csv'), 'url_id,sku,title\nbowl,BOWL,Bowl\n');
    const { status, stderr } = create('other', '--from', 'bad.csv', '--yes');
    expect(status).toBe(1);
    expect(stderr).toContain('row 2:');
    expect(existsSync(path.join(folder, 'other'))).toBe(false);
  });

  it('is a shop after npm start, which sells a product and has nothing of the example', async () => {
    install();
    await start();
    const visitor = createVisitor();

    const home = await visitor.open('/');
    expect(home.document.documentElement.lang).toBe('de');
    expect(home.textOf('.site-header .wordmark')).toBe('Kiefer & Söhne');
    expect(home.main).toContain('22,00 €');
    expect(home.document.documentElement.innerHTML).not.toMatch(/Marram|Net Loft/);
    const addresses = [...home.document.querySelectorAll('a[href^="/"], img[src^="/"]')].map(
      (link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '',
    );
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      expect([address, (await createVisitor().open(address)).status]).toEqual([address, 200]);
    }
    for (const address of ['/lessons', '/journal', '/studio', '/images/home-hero.svg']) {
      expect([address, (await visitor.open(address)).status]).toEqual([address, 404]);
    }

    const product = await visitor.open('/shop/round-bowl');
    const cart = await visitor.submit(product, 'main form.add-form, main form[action*="entries"]', {
      quantity: '2',
    });
    expect(cart.url).toBe(`${origin}/cart`);
    expect(cart.main).toContain('44,00 €');

    const address = {
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      line1: 'Hafenstraße 12',
      city: 'Berlin',
      country: 'DE',
      postalCode: '10115',
    };
    const checkout = await visitor.open('/checkout');
    const counted = await visitor.submit(checkout, 'form.checkout-form', {
      ...address,
      action: 'recount',
    });
    const ordered = await visitor.submit(counted, 'form.checkout-form', {
      ...address,
      action: 'place',
    });
    expect([ordered.status, new URL(ordered.url).pathname]).toEqual([
      200,
      expect.stringMatching(/^\/order-confirmed\//),
    ]);
    expect(ordered.main).toContain('Runde Schale');

    // Two of twelve are gone.
    const sold = await fetch(`${origin}/api/commerce/products/item-round-bowl`);
    expect(await sold.text()).toMatch(/"qtyInStock":10\b/);

    const mails = path.join(shop, '.data/mail');
    // A mail gets this ending when it is whole.
    const written = () =>
      existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
    await expect.poll(() => written().length, { timeout: 10_000 }).toBe(1);
    const [mail = ''] = written();
    expect(readFileSync(path.join(mails, mail), 'utf8')).toMatch(/^To: .*ada@example\.com/m);

    const owner = createVisitor();
    const signIn = await owner.open('/owner/sign-in');
    await owner.submit(signIn, 'main form', { password: ownerPassword });
    expect((await owner.open('/owner/orders')).main).toContain('ada@example.com');
  }, 120_000);

  // exports.test.ts compiles every entry point in each resolution; here only what the folder names is installed.
  it('has types for a program of its own', () => {
    const program = path.join(shop, 'program.ts');
    writeFileSync(
      program,
      `import {
  createServer,
  createStorefront,
  openDatabase,
  startShop,
  type Services,
} from 'vitrine-shop';
const database = await openDatabase({ dataDir: 'memory' });
const { services } = await createServer({ database, ownerPassword: 'a long password' });
export const read: Services['carts']['read'] = services.carts.read;
// @ts-expect-error A number is no password.
await createServer({ database, ownerPassword: 5 });
// @ts-expect-error There are no pages without services.
createStorefront({ assetsDir: '.' });
export const start = startShop;
`,
    );
    const tsc = path.resolve('node_modules/typescript-7/bin/tsc');
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const { status, stdout } = spawnSync(
      process.execPath,
      [tsc, ...options, '--target', 'es2023', program],
      { cwd: shop, encoding: 'utf8' },
    );
    rmSync(program);
    expect([stdout, status]).toEqual(['', 0]);
  });

  it('stops when it is told to', async () => {
    const child = running;
    if (child?.pid === undefined) throw new Error('The shop does not run.');
    process.kill(-child.pid, 'SIGTERM');
    // npm ends at once; the shop answers first what it was asked.
    const isOpen = () =>
      fetch(origin).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
  }, 30_000);
});
