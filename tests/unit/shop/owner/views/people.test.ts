// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contributorRoles } from '../../../../../core/content/index.js';
import { roleNames } from '../../../../../shop/server/index.js';
import { roleTitle, roleWords } from '../../../../../shop/owner/views/people.js';

it('the guide has the table of the roles as the code has it', () => {
  const guide = readFileSync('docs/guides/people.md', 'utf8');
  const rows = guide
    .split('\n')
    .filter((line) => /^\| .* \| +\d+ +\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(rows).toEqual(
    roleNames.map((role) => [roleTitle(role), String(contributorRoles[role]), roleWords(role)]),
  );
});
