import { describe, expect, it } from 'vitest';
import { findDeadLinks, findMissingPlaces } from '../../../scripts/links.mjs';

const findFaults = (text: string) => {
  const files: Readonly<Record<string, string>> = {
    'docs/a.md': text,
    'docs/guides/b.md': '# The `b`\n\n## What’s next?\n',
    LICENSE: '',
  };
  return findDeadLinks(['docs/a.md'], (file) => files[file] ?? null);
};

describe('findDeadLinks', () => {
  it.each([
    '[b](guides/b.md)',
    '[b](guides/b.md#whats-next)',
    '[licence](../LICENSE)',
    '[other](https://example.com/gone)',
    '`[code](gone.md)`',
    '```md\n[code](gone.md)\n```',
  ])('accepts %j', (text) => {
    expect(findFaults(text)).toEqual([]);
  });

  it.each([
    ['[b](b.md)', 'docs/a.md: b.md leads to no file.'],
    ['![c](guides/c.png)', 'docs/a.md: guides/c.png leads to no file.'],
    ['[b](guides/b.md#gone)', 'docs/a.md: guides/b.md#gone has no such heading.'],
    ['[a](#gone)', 'docs/a.md: #gone has no such heading.'],
  ])('finds %j', (text, fault) => {
    expect(findFaults(text)).toEqual([fault]);
  });
});

it('findMissingPlaces finds a place that is not there', () => {
  const text = '`core/there.ts`, `core/gone.ts`, `core/<name>.ts`, `npm test`';
  const exists = (named: string) => named === 'core/there.ts';
  expect(findMissingPlaces(['a.md'], () => text, exists)).toEqual([
    'a.md: there is no core/gone.ts.',
  ]);
});
