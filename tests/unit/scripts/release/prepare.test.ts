import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findReleaseProblems } from '../../../../scripts/release/check.mjs';
import { prepareRelease } from '../../../../scripts/release/prepare.mjs';
import { readVersions } from '../../../../scripts/release/versions.mjs';

const json = (data: unknown) => JSON.stringify(data, null, 2) + '\n';
const repository = { type: 'git', url: 'git+https://git.example/vitrine.git' };
const job = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://git.example/token' };

let folder: string;
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-release-'));
  for (const place of ['core/runtime', 'shop/create']) {
    mkdirSync(path.join(folder, place), { recursive: true });
  }
  write('package.json', json({ name: 'vitrine', version: '0.1.0', repository }));
  const root = { name: 'vitrine', version: '0.1.0' };
  const packages = { '': root, 'node_modules/ky': { version: '0.1.0' } };
  write('package-lock.json', json({ ...root, lockfileVersion: 3, packages }));
  const dependencies = { ky: '^0.1.0', vitrine: '^0.1.0' };
  write('shop/package.json', json({ name: 'vitrine-shop', version: '0.1.0', dependencies }));
  write('shop/create/package.json', json({ name: 'create-vitrine-shop', version: '0.1.0' }));
  write('core/runtime/version.ts', `export const version = '0.1.0';\n`);
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- All.\n');
  git('init', '--quiet');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@shop.example');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = new Date('2026-11-30T23:59:00Z');

describe('prepareRelease', () => {
  it('writes the version everywhere, dates the changelog, commits and tags', () => {
    expect(prepareRelease(folder, '0.2.0', day)).toContain('v0.2.0');
    expect(readVersions(folder)).toEqual({
      'package.json': '0.2.0',
      'shop/package.json': '0.2.0',
      'shop/create/package.json': '0.2.0',
      'package-lock.json': '0.2.0',
      'core/runtime/version.ts': '0.2.0',
    });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      packages: { '': { version: '0.2.0' }, 'node_modules/ky': { version: '0.1.0' } },
    });
    expect(JSON.parse(read('shop/package.json'))).toMatchObject({
      dependencies: { ky: '^0.1.0', vitrine: '^0.2.0' },
    });
    expect(read('CHANGELOG.md')).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-11-30\n');
    expect(git('log', '-1', '--format=%s')).toBe('release: 0.2.0');
    expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(findReleaseProblems(folder, job, false)).toEqual([]);
  });

  it('takes the present version for the first release', () => {
    prepareRelease(folder, '0.1.0', day);
    expect(git('tag')).toBe('v0.1.0');
    write(
      'CHANGELOG.md',
      read('CHANGELOG.md').replace('[Unreleased]\n', '[Unreleased]\n\n### Fixed\n\n- It.\n'),
    );
    commit();
    expect(() => prepareRelease(folder, '0.1.0', day)).toThrow('0.1.0 does not follow 0.1.0');
  });

  it.each([
    ['next', '"next" is no version'],
    ['0.0.9', '0.0.9 does not follow 0.1.0'],
  ])('refuses %s', (version, problem) => {
    expect(() => prepareRelease(folder, version, day)).toThrow(problem);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('refuses while a change is not committed', () => {
    write('README.md', 'New.');
    expect(() => prepareRelease(folder, '0.2.0', day)).toThrow('not committed');
  });
});

describe('findReleaseProblems', () => {
  it('names all that is missing for a publication, and nothing for a dry run', () => {
    write('package.json', json({ name: 'vitrine', version: '0.1.0' }));
    const problems = findReleaseProblems(folder, {}, false).join('\n');
    expect(problems).toContain('The commit has no tag v0.1.0');
    expect(problems).toContain('Some changes are not committed.');
    expect(problems).toContain('CHANGELOG.md has no heading for 0.1.0.');
    expect(problems).toContain('names no "repository"');
    expect(problems).toContain('npm can sign nothing here');
    expect(findReleaseProblems(folder, {}, true)).toEqual([]);
  });

  it('compares the places of the version, for a dry run too', () => {
    const dependencies = { ky: '^0.1.0', vitrine: '^0.1.0' };
    write('shop/package.json', json({ name: 'vitrine-shop', version: '0.1.0', dependencies }));
    write('shop/create/package.json', json({ name: 'create-vitrine-shop', version: '0.1.0' }));
    write('core/runtime/version.ts', `export const version = '0.0.9';\n`);
    expect(findReleaseProblems(folder, {}, true)).toEqual([
      'core/runtime/version.ts says 0.0.9, package.json 0.1.0.',
    ]);
  });
});
