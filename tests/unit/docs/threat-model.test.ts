// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('stories/guide/threat-model.mdx', 'utf8');
const rows = [
  ...page.matchAll(/^ {4}\[\n? *'(?<who>[^']+)'[^]*?^ {4}\]|^ {4}\['(?<short>[^']+)'.*\],$/gm),
];

describe('the threat model', () => {
  it('has a row for each kind of attacker that the shop was reviewed for', () => {
    const actors = rows.map(({ groups }) => groups?.['who'] ?? groups?.['short'] ?? '');
    for (const actor of [
      'Sender of a link',
      'Neighbouring host',
      'Reader of analytics',
      'Reader of logs',
      'Card tester',
      'Finder of the owner’s laptop',
      'Second container',
      'Malicious product data',
      'Template author',
    ]) {
      expect(
        actors.some((text) => text.startsWith(actor)),
        actor,
      ).toBe(true);
    }
  });

  it('names a test that exists in each row', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const [row] of rows) {
      const tests = [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
      expect(tests.length, row).toBeGreaterThan(0);
      expect(tests.filter((file) => !existsSync(file))).toEqual([]);
    }
  });
});
