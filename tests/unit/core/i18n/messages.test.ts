import { describe, expect, it } from 'vitest';
import { checkMessage, formatMessage, formatText } from '../../../../core/i18n/index.js';
import { readTables, readTexts } from '../../../support/all-texts.js';

const texts = await readTexts();
/** Below 1000: the formatter of templates does not group the digits of `#`. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 999, 1.5];
const reader = { locale: 'en-US', timeZone: 'UTC' };

describe('the texts', () => {
  it('are all here', () => {
    expect(texts.length).toBeGreaterThan(480);
  });

  it('never say two things under one key', async () => {
    const seen = new Map<string, string>();
    for (const { area, table } of await readTables()) {
      for (const [key, message] of Object.entries(table)) {
        expect(seen.get(`${area}.${key}`) ?? message).toBe(message);
        seen.set(`${area}.${key}`, message);
      }
    }
  });

  it.each(texts)('%s is a message of plain characters and balanced braces', (_key, message) => {
    // A straight apostrophe quotes; texts use the typographic one.
    expect(message).not.toContain("'");
    expect(message.split('{').length).toBe(message.split('}').length);
    expect(checkMessage(message, 'en')).toEqual([]);
  });

  it.each(texts)('%s has an `other` branch for each plural and select', (_key, message) => {
    const tags = message.match(/,\s*(plural|select)\s*,/g) ?? [];
    expect(message.match(/\bother \{/g) ?? []).toHaveLength(tags.length);
  });

  it('words one and many in one message', () => {
    const keys = new Set(texts.map(([key]) => key));
    const pairs = [...keys].filter(
      (key) => key.endsWith('One') && keys.has(key.replace(/One$/, 'Many')),
    );
    expect(pairs).toEqual([]);
  });

  it.each(texts)('%s reads the same by both formatters', (_key, message) => {
    const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);
    for (const count of counts) {
      for (const value of /plural|number/.test(message) ? [count] : [count, `<${count}>`]) {
        const values = Object.fromEntries(names.map((name) => [name, value]));
        const named = new Map<string, unknown>(Object.entries(values));
        expect(formatText(message, values, 'en', 'en-US')).toBe(
          formatMessage(message, { positional: [], named }, reader),
        );
      }
    }
  });
});
