import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-site-folder-'));
  write('template.conf', '{}');
  write('site.region', '<body>{squarespace.main-content}{.if wide}w{.end}</body>');
  write('data.json', '{"collections":[{"urlId":"home","mainContent":"one"}]}');
  write('assets/a.txt', 'asset');
  write('.git/config', 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const body = async (site: ReturnType<typeof createSite>) => (await site.render({ path: '/' })).body;

describe('the site of a folder', () => {
  it('reads its files, and no others', async () => {
    symlinkSync('/etc/hostname', path.join(folder, 'assets/link.txt'));
    const site = createSite({ folder });
    expect(await body(site)).toBe('<body>one</body>');
    const fetched = async (address: string) =>
      (await site.fetch(new Request(`https://a.example${address}`))).status;
    expect(await fetched('/assets/a.txt')).toBe(200);
    expect(await fetched('/assets/link.txt')).toBe(404);
    expect(await fetched('/.git/config')).toBe(404);
  });

  it('takes its data from elsewhere', async () => {
    write('elsewhere/other.json', '{"collections":[{"urlId":"home","mainContent":"two"}]}');
    expect(
      await body(createSite({ folder, data: path.join(folder, 'elsewhere/other.json') })),
    ).toContain('two');
    expect(
      await body(
        createSite({ folder, data: '{"collections":[{"urlId":"home","mainContent":"three"}]}' }),
      ),
    ).toContain('three');
  });

  it.each([
    ['none', undefined, 'no-folder', 'there is none'],
    ['', 'none.json', 'no-folder', 'The data none.json cannot be read'],
    ['assets', undefined, 'no-files', 'holds no template'],
  ])('says what is wrong with %j and %j', async (below, data, code, message) => {
    const site = createSite({ folder: path.join(folder, below), ...(data && { data }) });
    await expect(site.render({ path: '/' })).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message) as string,
    });
  });

  it('shows visitors the last good version of a broken file, and the new one when it is mended', async () => {
    const site = createSite({ folder });
    await body(site);
    write('site.region', '<body>new {.if wide}{squarespace.main-content}</body>');
    await site.reload();
    expect(await body(site)).toBe('<body>one</body>');
    expect(site.errors).toMatchObject([{ file: 'site.region', isBroken: true }]);
    write('site.region', '<body>new {squarespace.main-content}</body>');
    await site.reload();
    expect(await body(site)).toBe('<body>new one</body>');
    expect(site.errors).toEqual([]);
  });

  it('keeps data and configuration that were good', async () => {
    const site = createSite({ folder });
    await body(site);
    write('data.json', '{"collections":[{');
    write('template.conf', '{');
    await site.reload();
    expect(await body(site)).toBe('<body>one</body>');
    expect(site.errors.map(({ file }) => path.basename(file ?? ''))).toEqual([
      'template.conf',
      'data.json',
    ]);
  });

  it('stays while its folder is away', async () => {
    const site = createSite({ folder });
    await body(site);
    rmSync(folder, { recursive: true });
    await site.reload();
    expect(await body(site)).toBe('<body>one</body>');
  });

  it('reads changes as they come, until it is closed', async () => {
    const site = createSite({ folder, watch: true });
    await body(site);
    const changed = vi.fn();
    site.onChange(changed);
    write('site.region', 'changed');
    await expect.poll(() => body(site)).toBe('changed');
    // What changes while the folder is read is read first.
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    write('blocks/new.block', 'x');
    write('site.region', '{@|apply new}');
    await expect.poll(() => body(site)).toBe('x');
    site.close();
  });
});
