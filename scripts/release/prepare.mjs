import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutRelease, isNewer, parseVersion } from './changelog.mjs';
import { readVersions, writeVersions } from './versions.mjs';

/**
 * Commits and tags a release of the repository at `folder`: the version in its places, the changelog with the day
 * (UTC). Sends nothing.
 * @throws {Error} if the version does not follow the present one, changes are not committed, or nothing is unreleased.
 */
export function prepareRelease(folder, version, now = new Date()) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const present = readVersions(folder)['package.json'];
  if (!parseVersion(version)) throw new Error(`"${version}" is no version such as 1.2.3.`);
  const isFirst = git('tag', '--list', 'v*') === '' && version === present;
  if (!isFirst && !isNewer(version, present)) {
    throw new Error(`${version} does not follow ${present}, the version of package.json.`);
  }
  if (git('status', '--porcelain') !== '') {
    throw new Error('Some changes are not committed: commit them or put them away first.');
  }
  const changelog = path.join(folder, 'CHANGELOG.md');
  const text = cutRelease(readFileSync(changelog, 'utf8'), version, now.toISOString().slice(0, 10));
  const files = writeVersions(folder, version);
  writeFileSync(changelog, text);
  git('add', 'CHANGELOG.md', ...files);
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Vitrine ${version}`);
  return `Committed and tagged v${version}. Push both; the job of the tag runs \`npm publish\`, also for shop/ and shop/create/.`;
}
