import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cutRelease,
  findChangelogProblems,
  isNewer,
  parseVersion,
  readChangelog,
} from '../../../../scripts/release/changelog.mjs';

const changelog = `# Changelog

## [Unreleased]

### Added

- A thing.
  It has two lines.

### Fixed

- A fault.

## [0.2.0-beta.1] - 2026-02-28

### Removed

- An option.

## [0.1.0] - 2026-01-31

### Added

- Everything.
`;

describe('a changelog', () => {
  it('is read', () => {
    expect(readChangelog(changelog)).toEqual([
      {
        name: 'Unreleased',
        date: null,
        kinds: [
          { kind: 'Added', lines: ['- A thing.', '  It has two lines.'] },
          { kind: 'Fixed', lines: ['- A fault.'] },
        ],
      },
      {
        name: '0.2.0-beta.1',
        date: '2026-02-28',
        kinds: [{ kind: 'Removed', lines: ['- An option.'] }],
      },
      { name: '0.1.0', date: '2026-01-31', kinds: [{ kind: 'Added', lines: ['- Everything.'] }] },
    ]);
  });

  it('of this repository keeps the form', () => {
    expect(findChangelogProblems(readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
  });

  it.each([
    ['## [Unreleased]', '## [Next]', 'The first heading is not "## [Unreleased]".'],
    ['[0.1.0] - 2026-01-31', '[first] - 2026-01-31', '"first" is no version such as 1.2.3.'],
    ['[0.1.0] - 2026-01-31', '[0.1.0]', '0.1.0 has no date: "## [0.1.0] - 2026-01-31".'],
    ['[0.1.0]', '[0.2.0]', '0.2.0 stands below 0.2.0-beta.1, which is not newer.'],
    [
      '### Removed',
      '### Gone',
      '0.2.0-beta.1: "Gone" is none of Added, Changed, Deprecated, Removed, Fixed, Security.',
    ],
    ['### Fixed', '### Added', 'Unreleased: "Added" stands in the wrong place or twice.'],
    ['- Everything.\n', '', '0.1.0: "Added" is empty.'],
  ])('with %j as %j has one problem', (from, to, problem) => {
    expect(findChangelogProblems(changelog.replace(from, to))).toEqual([problem]);
  });

  it('is cut: what was unreleased gets a version and a day', () => {
    expect(cutRelease(changelog, '0.2.0', '2026-03-01')).toBe(
      changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-03-01\n'),
    );
  });

  it('is not cut with nothing to release, or with a problem', () => {
    const empty = cutRelease(changelog, '0.2.0', '2026-03-01');
    expect(() => cutRelease(empty, '0.2.1', '2026-03-02')).toThrow(
      'CHANGELOG.md has nothing under "## [Unreleased]"',
    );
    expect(() => cutRelease('# Changes\n', '0.2.1', '2026-03-02')).toThrow('first heading');
  });
});

describe('a version', () => {
  it.each(['1.2', 'v1.2.3', '01.2.3', '1.2.3+build', ''])('is not %j', (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  // The order of https://semver.org, §11.
  const ordered = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
    '1.1.0',
    '2.0.0',
    '10.0.0',
  ];
  it.each(ordered.slice(1).map((version, index) => [version, ordered[index] ?? '']))(
    '%s is newer than %s, and not the other way round',
    (version, older) => {
      expect([isNewer(version, older), isNewer(older, version)]).toEqual([true, false]);
      expect(isNewer(version, version)).toBe(false);
    },
  );
});
