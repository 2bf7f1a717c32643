// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../core/template/formatters/commerce/index.js';
import { contentFormatters } from '../../../core/template/formatters/content/index.js';
import { coreFormatters } from '../../../core/template/formatters/core/index.js';
import { dateFormatters } from '../../../core/template/formatters/date/index.js';
import { i18nFormatters } from '../../../core/template/formatters/i18n/index.js';
import { socialFormatters } from '../../../core/template/formatters/social/index.js';
import { corePredicates, sitePredicates } from '../../../core/template/predicates/index.js';
import { commercePredicates } from '../../../core/template/predicates/commerce.js';
import { socialPredicates } from '../../../core/template/predicates/social.js';

/** The shop and the example site. */
const folders = ['shop/pages/templates', 'shop/owner/templates', 'examples/site'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|region|block|list|item|page)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);
const all = sources.join('\n');
const read = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name]) => name ?? ''));

/** What no template may use, with the reason. */
const unused = new Map([
  ['units-metric?', 'deprecated, and an error in strict mode (template language §8.5)'],
]);

describe('the templates of the examples', () => {
  it('use each formatter', () => {
    const tables = [
      ...[coreFormatters, contentFormatters, commerceFormatters],
      ...[dateFormatters, i18nFormatters, socialFormatters],
    ];
    const names = tables.flatMap((table) => Object.keys(table));
    expect(names.length).toBeGreaterThan(90);
    const used = read(/\|([a-zA-Z][\w-]*)/g);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('use each predicate, or none may', () => {
    const tables = [corePredicates, sitePredicates, commercePredicates, socialPredicates];
    const names = tables.flatMap((table) => Object.keys(table));
    expect(names.length).toBeGreaterThan(90);
    const used = read(/\{\.(?:or |if )?([a-zA-Z][\w-]*\?)/g);
    expect(names.filter((name) => !used.has(name))).toEqual([...unused.keys()]);
  });
});
