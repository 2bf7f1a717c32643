import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChangelogProblems, readChangelog } from './changelog.mjs';
import { readVersions } from './versions.mjs';

/**
 * Sentences about what keeps the repository at `folder` from being published; none if it can be.
 * @param environment Variables of the process: npm signs where a package comes from in a job of GitHub or GitLab alone.
 * @param isDryRun Whether nothing is sent, so that neither a tag nor such a job is needed.
 */
export function findReleaseProblems(folder, environment, isDryRun) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const changelog = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
  const problems = findChangelogProblems(changelog).map((problem) => `CHANGELOG.md: ${problem}`);
  for (const [file, version] of Object.entries(readVersions(folder))) {
    if (version !== manifest.version) {
      problems.push(`${file} says ${version}, package.json ${manifest.version}.`);
    }
  }
  if (isDryRun) return problems;

  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const tag = `v${manifest.version}`;
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag)) {
    problems.push(`The commit has no tag ${tag}: run \`npm run release -- VERSION\` first.`);
  }
  if (git('status', '--porcelain') !== '') problems.push('Some changes are not committed.');
  if (!readChangelog(changelog).some(({ name }) => name === manifest.version)) {
    problems.push(`CHANGELOG.md has no heading for ${manifest.version}.`);
  }
  if (!manifest.repository) {
    problems.push(
      'package.json names no "repository", which npm compares with the job that signs.',
    );
  }
  if (!environment.ACTIONS_ID_TOKEN_REQUEST_URL && !environment.SIGSTORE_ID_TOKEN) {
    problems.push(
      'This is no job of GitHub (`permissions: id-token: write`) or GitLab (`SIGSTORE_ID_TOKEN`): npm can sign nothing here. Publish from one, or try `npm publish --dry-run`.',
    );
  }
  return problems;
}
